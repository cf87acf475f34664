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

/** The period of a moment in milliseconds since 1970; a year's last minutes are one of their own. */
export function periodAt(nowMs: number): Period {
  const year = new Date(nowMs).getFullYear();
  const endsSoon = new Date(nowMs + sharedMaxAgeS * 1000).getFullYear() !== year;
  const sharing = endsSoon ? '' : `, s-maxage=${sharedMaxAgeS}`;
  return {
    year,
    name: endsSoon ? `end of ${year}` : String(year),
    cacheControl: `public, max-age=0${sharing}, must-revalidate`,
  };
}
