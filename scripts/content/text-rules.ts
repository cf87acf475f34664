import * as v from 'valibot';
import { dayNamesIn } from './day-names.ts';
import { remedyFor } from './places.ts';

/*
 * What each value has to be. A message says what to write instead; whoever reports it puts file, line and
 * value in front. Values come as strings, whatever they look like, so that no number loses its zeros.
 */

/** A record with these keys and no others. The message names them. */
export const record = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, Object.keys(entries).join(', '));

/** One of some words. */
export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, ({ input }) => remedyFor(String(input), options));

/** A file's, page's or service's name, or an address: no text that visitors read. */
export const reference = v.pipe(v.string(), v.regex(/\S/, 'write it, or remove the line'));

const text = v.pipe(
  reference,
  v.regex(/^\S+(\s\S+)*$/, 'use single spaces between words'),
  v.check((it) => !/lorem|ipsum|\b(todo|tbd|xxx)\b/i.test(it), 'finish it'),
  v.check((it) => !/<\/?[a-z][^>]*>/i.test(it), 'write it without HTML'),
  v.check((it) => !/&(#\w+|\w+);/.test(it), 'write the character itself, as in & for &amp;'),
);

/** A text without parts. */
export const plain = v.pipe(
  text,
  v.check(
    (it) => !/\]\(/.test(it),
    'write it without a link: those work below the second --- alone',
  ),
  v.check(
    (it) => !/\*\S[^*]*\*/.test(it),
    'write it without *: italics work in headings and below the second ---',
  ),
  v.check(
    (it) => !/^“.*”$|^‘.*’$/.test(it),
    'type straight quotation marks, as in "Our Story", or none: curly ones are shown',
  ),
);

/** A heading; words between * and * are in italics. */
export const heading = v.pipe(
  text,
  v.check(
    (it) => !it.replaceAll(/\*[^\s*]([^*]*[^\s*])?\*/g, '').includes('*'),
    'put each * right before or right after the words in italics, as in Get *In Touch*',
  ),
);

/** An old address of a page. Addresses are looked up in lower case and without a slash at the end. */
export const path = v.pipe(
  v.string(),
  v.regex(/^\/[^\s?#]+$/, 'write what follows the name of the site, as in /about-us.html'),
  v.toLowerCase(),
  v.transform((it) => it.replace(/(?<=.)\/+$/, '')),
);

export const webAddress = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/[^/\s"<>]+\.[^\s"<>]+$/,
    "copy the address from the browser, starting with https://, or leave ''",
  ),
);

/** The site's own address, without a path. */
export const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[\w.-]+(:\d+)?\/?$/, "write it as in https://www.example.com, or leave ''"),
  v.transform((it) => it.replace(/\/$/, '')),
);

export const email = v.pipe(
  v.string(),
  v.regex(
    /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/,
    "write an email address as in hello@example.com, or leave ''",
  ),
);

export const telephone = v.pipe(
  v.string(),
  v.regex(
    /^\+?[\d\s()./-]{5,}$/,
    "use digits, spaces and + ( ) . / - alone, as in +44 20 7946 0000, or leave ''",
  ),
);

/** Days of the week. */
export const days = v.pipe(
  plain,
  v.check((it) => dayNamesIn(it).length > 0, 'write days as in Saturday or Tuesday to Friday'),
);

/** A time of the day. */
export const time = v.pipe(
  v.string(),
  v.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'write the time as in 9:30 or 18:00'),
  v.transform((it) => it.padStart(5, '0')),
);

export const day = v.pipe(v.string(), v.isoDate('write the day as in 2026-06-12'));

export const percent = v.pipe(
  v.string(),
  v.regex(/^(100|\d{1,2}(\.\d+)?)$/, 'write a number from 0 to 100'),
  v.toNumber(),
);

const yes = ['true', 'yes', 'on'];

export const flag = v.pipe(
  v.picklist([...yes, 'false', 'no', 'off'], 'write true or false'),
  v.transform((it) => yes.includes(it)),
);
