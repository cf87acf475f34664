import * as v from 'valibot';
import { canonicalPath } from '#shared/canonical-path.ts';
import { isOrigin } from '#shared/origin.ts';
import { dayNamesIn } from './day-names.ts';
import { remedyFor } from './mistakes.ts';
import { decoded } from './paths.ts';
import { headingOf } from './plain-text.ts';

/*
 * What each value has to be. A message says what to write instead; whoever reports it puts file, line and
 * value in front. Values come as strings, whatever they look like, so that no number loses its zeros.
 */

const matching = (pattern: RegExp, remedy: string) => v.pipe(v.string(), v.regex(pattern, remedy));

const without = (pattern: RegExp, remedy: string) =>
  v.check((text: string) => !pattern.test(text), remedy);

/** A record with these keys and no others. The message names them. */
export const record = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, Object.keys(entries).join(', '));

/** One of some words. */
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, ({ input }) => remedyFor(String(input), options));

/** The name of a file, page or service, or a URL: no text that visitors read. */
export const reference = matching(/\S/, 'write it, or remove the line');

/** Stands for a text that is still to be written. */
export const unwritten = /\b(lorem|ipsum|todo|tbd|xxx)\b/i;

/** The middle of a link in Markdown. */
export const linkMiddle = /\]\(/;

/** A text without links. */
const text = v.pipe(
  reference,
  v.regex(/^\S+(\s\S+)*$/, 'use single spaces between words'),
  without(unwritten, 'finish it'),
  without(linkMiddle, 'write it without a link, which only the text below the keys can have'),
  without(/<\/?[a-z][^>]*>/i, 'write it without HTML'),
  without(/&#?\w+;/, 'write the character itself, as in & for &amp;'),
);

/** A text without italics, too. */
export const plain = v.pipe(
  text,
  without(
    /\*\S[^*]*\*/,
    'write it without *, as only headings and the text below the keys can have italics',
  ),
  without(
    /^“.*”$|^‘.*’$/,
    'type straight quotation marks, as in "Our Story": curly ones are shown',
  ),
);

/** A heading; words between * and * are in italics. */
export const heading = v.pipe(
  text,
  v.check(
    (it) => !it.replaceAll(/\*[^\s*]([^*]*[^\s*])?\*/g, '').includes('*'),
    'put a * right before and right after the words in italics, as in Get *In Touch*',
  ),
  v.transform(headingOf),
);

/** An old path of a page, as the server looks it up. */
export const aliasPath = v.pipe(
  matching(/^\/[^\s?#]+$/, 'write what follows the name of the site, as in /about-us.html'),
  v.transform((it) => canonicalPath(decoded(it))),
);

/** A whole URL on the web. */
export const webUrl = /^https?:\/\/[^/\s"<>]+\.[^\s"<>]+$/;

/** The URL of a profile on another site. */
export const profileUrl = matching(
  webUrl,
  "copy the address from the browser, starting with https://, or leave ''",
);

/** The site's own origin. */
export const origin = v.pipe(
  v.string(),
  v.check(isOrigin, "write it as in https://www.example.com, or leave ''"),
  v.transform((it) => new URL(it).origin),
);

export const email = v.pipe(
  plain,
  v.email("write an email address as in hello@example.com, or leave ''"),
);

export const telephone = matching(
  /^\+?[\d\s()./-]{5,}$/,
  "use digits, spaces and + ( ) . / - alone, as in +44 20 7946 0000, or leave ''",
);

const days = v.pipe(
  plain,
  v.check((it) => dayNamesIn(it).length > 0, 'write days as in Saturday or Tuesday to Friday'),
);

/** A time of the day, with two digits for the hour. */
const time = v.pipe(
  matching(/^([01]?\d|2[0-3]):[0-5]\d$/, 'write the time as in 9:30 or 18:00'),
  v.transform((it) => it.padStart(5, '0')),
);

/** Days of the week, such as 'Saturday' or 'Tuesday to Friday', their names, and the hours of these days. */
export const openingHours = v.pipe(
  record({ days, opens: time, closes: time }),
  v.transform((it) => ({ ...it, dayOfWeek: dayNamesIn(it.days) })),
);

const dateRemedy = 'write the day as in 2026-06-12';

/** A day that the calendar has. */
export const date = v.pipe(
  v.string(),
  v.isoDate(dateRemedy),
  v.check((it) => new Date(it).getUTCDate() === Number(it.slice(-2)), dateRemedy),
);

export const percent = v.pipe(
  matching(/^(100|\d{1,2}(\.\d+)?)$/, 'write a number from 0 to 100'),
  v.toNumber(),
);

/** Whether a flag is set. */
export const isTrue = (text: string) => /^(true|yes|on)$/i.test(text);

export const flag = v.pipe(
  v.string(),
  v.check((it) => isTrue(it) || /^(false|no|off)$/i.test(it), 'write true or false'),
  v.transform(isTrue),
);
