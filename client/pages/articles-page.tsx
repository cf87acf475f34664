import { css } from '@emotion/react';
import content from '#data/content.json' with { type: 'json' };
import type { Page } from '#data/content.json';
import { Picture } from '../pictures/picture.tsx';
import { conditions, media } from '../styles/media.ts';
import { firstSection, stack } from '../styles/mixins.ts';
import { space } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';
import { Container, Section } from '../ui/containers.tsx';
import { coveringLink, Link, linkedCard } from '../ui/link.tsx';
import { ContentText } from './content-text.tsx';
import { articlesOf } from './layouts.ts';
import { TextLine } from './text-line.tsx';

/** A page that lists its articles, newest first, as cards. */
export function ArticlesPage({ page }: { page: Page }) {
  const articles = articlesOf(page, content.pages);
  return (
    <Section styles={firstSection}>
      <Container styles={column}>
        <h1 css={typography.h1}>
          <TextLine line={page.heading} italics="i" />
        </h1>
        <ContentText text={page.text} heading="h2" styles={typography.measure} />
        {articles.length > 0 && (
          <ul css={cards}>
            {articles.map((article) => (
              <li key={article.path}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </Section>
  );
}

/** An article's picture, date and description. The area of its link covers the whole card. */
function ArticleCard({ article }: { article: Page }) {
  const { path, label, date, dateInWords, description, pictures } = article;
  const [first] = pictures;
  return (
    <article css={card}>
      <h2 css={typography.h3}>
        <Link to={path} css={articleLink}>
          {label}
        </Link>
      </h2>
      <p css={[typography.small, typography.secondary]}>
        <time dateTime={date}>{dateInWords}</time>
      </p>
      <p css={typography.secondary}>{description}</p>
      {first !== undefined && (
        <Picture name={first} use="portrait" sizes={cardSizes} styles={picture} />
      )}
    </article>
  );
}

/** A third of the container without the gaps, in the syntax of `<img sizes>`. */
const cardSizes = `${conditions.fromContainer} 22rem, ${conditions.fromMedium} 45vw, 90vw`;

const column = css(stack(space[24]));

const cards = css({
  display: 'grid',
  gap: `${space[48]} ${space[32]}`,
  marginTop: space[32],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
});

const card = css(linkedCard, stack(space[8]));

const articleLink = css(coveringLink, {
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});

const picture = css({ order: -1, aspectRatio: '4 / 5', marginBottom: space[8] });
