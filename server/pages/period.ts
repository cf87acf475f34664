/** How long shared caches may hold a page without asking, in seconds. */
const sharedMaxAgeS = 300;

/** A stretch of time in which a page stays the same. */
export interface Period {
  /** The calendar year that pages show. */
  year: number;
  /** Tells periods apart. */
  name: string;
  /** What caches may do with a page: no copy may outlive the year that it shows. */
  cacheControl: string;
}

/** The last answer and its second: periods begin with a second, and a request each µs should not count years. */
let known: { second: number; period: Period } | undefined;

/** The period of a moment in milliseconds since 1970; a year's last minutes are one of their own. */
export function periodAt(nowMs: number): Period {
  const second = Math.floor(nowMs / 1000);
  if (known?.second !== second) known = { second, period: periodOf(second * 1000) };
  return known.period;
}

function periodOf(nowMs: number): Period {
  const year = new Date(nowMs).getFullYear();
  const endsSoon = new Date(nowMs + sharedMaxAgeS * 1000).getFullYear() !== year;
  const sharing = endsSoon ? '' : `, s-maxage=${sharedMaxAgeS}`;
  return {
    year,
    name: endsSoon ? `end of ${year}` : String(year),
    cacheControl: `public, max-age=0${sharing}, must-revalidate`,
  };
}
