import { distance } from 'fastest-levenshtein';

/** A line of a file that an owner edits. */
export interface Place {
  /** The file's path from the project's folder if it is in there, else its whole path. */
  file: string;
  line: number;
}

/** A text of the site where it is written. */
export interface OwnText extends Place {
  text: string;
}

/** Takes note of what is wrong at a place; the sentence says what to write instead. */
export type Report = (place: Place, sentence: string) => void;

/** All mistakes as one error, with a sentence for each, by file and line. */
export function contentError(mistakes: readonly (readonly [Place, string])[]): AggregateError {
  const sorted = mistakes.toSorted(
    ([one], [other]) => one.file.localeCompare(other.file) || one.line - other.line,
  );
  const sentences = sorted.map(([place, sentence]) => sentenceAt(place, sentence));
  return new AggregateError(sentences, [...new Set(sentences)].join('\n'));
}

/** A sentence about a place, with its full stop. */
export function sentenceAt({ file, line }: Place, sentence: string): string {
  return `${file}:${line} ${sentence}${sentence.endsWith('?') ? '' : '.'}`;
}

/** A clause that says what to write in place of a word: the nearest of some, or all of them. */
export function remedyFor(word: string, known: readonly string[]): string {
  const formsOf = (each: string) => [each, each.replace(/\.\w+$/, '')];
  const distanceTo = (each: string) =>
    Math.min(...formsOf(each.toLowerCase()).map((form) => distance(word.toLowerCase(), form)));
  const [near] = known
    .filter((each) => each.length > 2 && distanceTo(each) <= Math.ceil(each.length / 3))
    .sort((one, other) => distanceTo(one) - distanceTo(other));
  if (near) return `did you mean ${near}?`;
  return known.length === 1 ? `write ${known}` : `write one of ${known.join(', ')}`;
}
