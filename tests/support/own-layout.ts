import { writeFileSync } from 'node:fs';
import { edit } from './edit.ts';

const row = `  journal: {
    path: '/journal',
    title: 'Journal',
    description: 'What we are working on, week by week: flowers, tables and windows.',
    label: 'Journal',
    header: 'none',
    isInFooter: true,
    layout: 'journal',
  },
`;

const copy = `/** The copy of the journal. */
export const journalCopy = { heading: 'Journal', intro: 'What we are working on.' } as const;
`;

const component = `import { journalCopy } from '#shared/copy/journal.ts';
import { type } from '../styles/type.ts';
import { PictureAndText } from './picture-and-text.tsx';

export function JournalPage() {
  return (
    <PictureAndText picture="partners">
      <h1 css={type.h1}>{journalCopy.heading}</h1>
      <p>{journalCopy.intro}</p>
    </PictureAndText>
  );
}
`;

/** Adds a page with a layout of its own to a copy of the project, by the recipe of the README. */
export function addPageWithOwnLayout(folder: string): void {
  // 1. The page table: a row and the name of the layout.
  edit(`${folder}shared/routes.ts`, "'home' | 'services';", "'home' | 'services' | 'journal';");
  edit(`${folder}shared/routes.ts`, /(?=^\} as const satisfies)/m, row);
  // 2. Its copy.
  writeFileSync(`${folder}shared/copy/journal.ts`, copy);
  // 3. The pictures that it shows, for the preload and the sitemap.
  edit(
    `${folder}shared/page-pictures.ts`,
    "home: ['hero'",
    "journal: ['partners'],\n  home: ['hero'",
  );
  // 4. Its component, and the layout's line.
  writeFileSync(`${folder}client/pages/journal-page.tsx`, component);
  const pages = `${folder}client/pages/site-page.tsx`;
  edit(pages, 'home: HomePage,', 'home: HomePage,\n  journal: JournalPage,');
  edit(pages, /(?=import \{ NotFoundPage)/, "import { JournalPage } from './journal-page.tsx';\n");
  // 5. Its heading, for the tests.
  const headings = `${folder}tests/support/site-pages.ts`;
  edit(headings, 'home: taglines.hero,', 'home: taglines.hero,\n  journal: journalCopy.heading,');
  edit(
    headings,
    /(?=import \{ notFoundCopy)/,
    "import { journalCopy } from '#shared/copy/journal.ts';\n",
  );
}
