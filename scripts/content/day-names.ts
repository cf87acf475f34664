const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const abbreviations = names.map((name) => name.slice(0, 3).toLowerCase());

/** The days of the week in a text such as 'Saturday', 'Tuesday to Friday' or 'Mon, Wed – Fri'; none if it excepts some. */
export function dayNamesIn(text: string): string[] {
  if (/\bexcept\b/i.test(text)) return [];
  if (/\b(daily|every day)\b/i.test(text)) return names;
  const pattern = /\b(mon|tue|wed|thu|fri|sat|sun)(s|nes|rs|ur)?(day)?s?\b/g;
  const found = [...text.toLowerCase().matchAll(pattern)];
  const days = found.map(([, day = '']) => abbreviations.indexOf(day));
  return found.flatMap((match, index): string[] => {
    const [first = 0, last = first] = days.slice(index, index + 2);
    const between = text.slice(match.index + match[0].length, found[index + 1]?.index);
    const isRange = /^\s*(to|till|until|through|-|–|—)\s*$/i.test(between);
    const length = isRange ? (last - first + 7) % 7 : 1;
    return [...names, ...names].slice(first, first + length);
  });
}
