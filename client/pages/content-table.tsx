import { css } from '@emotion/react';
import type { Block } from '#shared/content-types.ts';
import { plainText } from '#shared/plain-text.ts';
import { TextLine } from '../links/text-line.tsx';
import type { Styleable } from '../styles/mixins.ts';
import { colours, softColours, space, withOpacity } from '../styles/tokens.ts';
import { typography } from '../styles/typography.ts';

type Props = Extract<Block, { type: 'table' }> & Styleable;

/** A table of the owner's. Visitors can scroll the table where the window is too narrow for its words. */
export function ContentTable({ align, rows: [names = [], ...rows], styles }: Props) {
  const columns = align.map(
    (side, index) => side && css({ [`tr > :nth-of-type(${index + 1})`]: { textAlign: side } }),
  );
  return (
    <div css={[around, styles]}>
      <table css={[table, columns]}>
        <thead>
          <tr>
            {names.map((name, index) => (
              <th key={index} scope="col">
                <TextLine line={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {/* A short cell, such as a name, a range or a price, does not break. */}
              {cells.map((cell, index) => (
                <td key={index} css={plainText(cell).length <= 20 && unbroken}>
                  <TextLine line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const shade = withOpacity(colours.ink, 0.16);

/**
 * A shade at an edge shows that the table goes on beyond that edge. Strips at both ends of the table, which scroll with
 * the table, cover the shades where nothing follows.
 */
const around = css({
  width: '100%',
  overflowX: 'auto',
  // `--background` is the colour on which the section stands.
  background: [
    'linear-gradient(to right, var(--background) 50%, transparent) left / 2rem local no-repeat',
    'linear-gradient(to left, var(--background) 50%, transparent) right / 2rem local no-repeat',
    `linear-gradient(to right, ${shade}, transparent) left / 1rem no-repeat`,
    `linear-gradient(to left, ${shade}, transparent) right / 1rem no-repeat`,
  ].join(),
});

const table = css(typography.secondary, {
  width: '100%',
  borderCollapse: 'collapse',
  // No column is narrower than its longest word.
  overflowWrap: 'normal',
  'tr > *': { padding: `${space[8]} min(${space[16]}, 4vw) ${space[8]} 0`, textAlign: 'start' },
  'tr > :last-of-type': { paddingRight: 0 },
  th: { fontWeight: 500 },
  td: { borderTop: `1px solid ${softColours.rule}` },
});

const unbroken = css({ whiteSpace: 'nowrap' });
