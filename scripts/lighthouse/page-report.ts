import type { Result } from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What one run says of a page, in the units of the table. */
export interface PageReport {
  route: string;
  /** Out of 100. */
  scores: Record<(typeof categories)[number], number>;
  lcpS: number;
  tbtMs: number;
  cls: number;
  fcpS: number;
  speedIndexS: number;
  /** The longest task of the main thread, 0 where none took 50 ms, with a processor four times slower. */
  longestTaskMs: number;
  totalBytes: number;
  /** Every audit without full marks. */
  deductions: readonly { audit: string; score: number; shown: string }[];
  /** Audits that this Lighthouse cannot run on this browser; none of them counts for a score. */
  unchecked: readonly string[];
  /** What the page falls short of. */
  belowTarget: readonly string[];
}

type Figures = Omit<PageReport, 'belowTarget'>;

/** What every page should reach. */
const targets: readonly { text: string; isMet: (page: Figures) => boolean }[] = [
  ...categories.map((category) => ({
    text: `${category} 100`,
    isMet: ({ scores }: Figures) => scores[category] === 100,
  })),
  { text: 'LCP ≤ 1.3 s', isMet: ({ lcpS }) => lcpS <= 1.3 },
  { text: 'TBT ≤ 50 ms', isMet: ({ tbtMs }) => tbtMs <= 50 },
  { text: 'CLS 0', isMet: ({ cls }) => cls === 0 },
];

/** Sums one run up. */
export function reportOn(route: string, { audits, categories: rated }: Result): PageReport {
  const figureOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scoreOf = (category: string) => Math.round((rated[category]?.score ?? 0) * 100);
  const figures: Figures = {
    route,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    lcpS: figureOf('largest-contentful-paint') / 1000,
    tbtMs: figureOf('total-blocking-time'),
    cls: figureOf('cumulative-layout-shift'),
    fcpS: figureOf('first-contentful-paint') / 1000,
    speedIndexS: figureOf('speed-index') / 1000,
    longestTaskMs: longestTaskOf(audits),
    totalBytes: figureOf('total-byte-weight'),
    deductions: Object.values(audits)
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, score, displayValue, explanation }) => ({
        audit: id,
        score: score ?? 0,
        shown: displayValue ?? explanation ?? '',
      })),
    unchecked: Object.values(audits)
      .filter(({ scoreDisplayMode }) => scoreDisplayMode === 'error')
      .map(({ id }) => id),
  };
  const missed = targets.filter(({ isMet }) => !isMet(figures));
  return { ...figures, belowTarget: missed.map(({ text }) => text) };
}

function longestTaskOf(audits: Result['audits']): number {
  const details = audits['long-tasks']?.details;
  const tasks = details?.type === 'table' ? details.items : [];
  return Math.max(0, ...tasks.map(({ duration }) => Number(duration)));
}
