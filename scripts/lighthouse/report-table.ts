import type { PageReport } from './page-report.ts';

const columns: readonly (readonly [heading: string, cell: (page: PageReport) => string])[] = [
  ['route', ({ route }) => route],
  ['perf', ({ scores }) => String(scores.performance)],
  ['a11y', ({ scores }) => String(scores.accessibility)],
  ['best', ({ scores }) => String(scores['best-practices'])],
  ['SEO', ({ scores }) => String(scores.seo)],
  ['LCP s', ({ lcpS }) => lcpS.toFixed(2)],
  ['TBT ms', ({ tbtMs }) => tbtMs.toFixed(0)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['FCP s', ({ fcpS }) => fcpS.toFixed(2)],
  ['SI s', ({ speedIndexS }) => speedIndexS.toFixed(2)],
  ['longest task ms', ({ longestTaskMs }) => longestTaskMs.toFixed(0)],
  ['bytes', ({ totalBytes }) => totalBytes.toLocaleString('en')],
];

/** The pages as a table, under it the marks each page lost, what was left unchecked and missed targets. */
export function toTable(pages: readonly PageReport[]): string {
  const rows = [
    columns.map(([heading]) => heading),
    ...pages.map((page) => columns.map(([, cell]) => cell(page))),
  ];
  const widths = columns.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const table = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  const unchecked = [...new Set(pages.flatMap((page) => page.unchecked))];
  return [
    ...table,
    '',
    ...pages.flatMap(lostMarksOf),
    ...(unchecked.length > 0 ? [`unchecked, for this browser: ${unchecked.join(', ')}`] : []),
    verdictOn(pages),
  ].join('\n');
}

function lostMarksOf({ route, deductions }: PageReport): string[] {
  const marks = deductions.map(({ audit, score, shown }) => {
    return `  ${score.toFixed(2)}  ${audit}  ${shown}`.trimEnd();
  });
  return marks.length > 0 ? [`${route} lost marks for`, ...marks, ''] : [];
}

function verdictOn(pages: readonly PageReport[]): string {
  const missed = pages.filter(({ belowTarget }) => belowTarget.length > 0);
  if (missed.length === 0) return 'All pages are on target.';
  return missed
    .map(({ route, belowTarget }) => `below target: ${route}: ${belowTarget.join(', ')}`)
    .join('\n');
}
