import { distance } from 'fastest-levenshtein';
import { shownPath } from '../folders.ts';

/** A line of a file that an owner edits. */
export interface Place {
  /** The file's path from the project's folder if it is in there, else its whole path. */
  file: string;
  line: number;
}

/** The first line of a file, by its absolute path. */
export const topOf = (path: string): Place => ({ file: shownPath(path), line: 1 });

/** A text of the site where it is written. */
export interface SourceText extends Place {
  text: string;
}

/** A place, and what is wrong there with what to write instead: a sentence without its full stop. */
export type Mistake = readonly [place: Place, sentence: string];

/** Collects a mistake. */
export type Report = (...mistake: Mistake) => void;

/** All mistakes as one error, with a sentence for each, by file and line. */
export function contentError(mistakes: readonly Mistake[]): AggregateError {
  const sorted = mistakes.toSorted(
    ([one], [other]) => one.file.localeCompare(other.file) || one.line - other.line,
  );
  const sentences = new Set(sorted.map(([place, sentence]) => sentenceAt(place, sentence)));
  return new AggregateError(sentences, [...sentences].join('\n'));
}

/** A sentence about a place, with its full stop. */
export function sentenceAt({ file, line }: Place, sentence: string): string {
  return `${file}:${line} ${sentence}${sentence.endsWith('?') ? '' : '.'}`;
}

/** A clause that says what to write in place of a word: the nearest of those known, or all, or what else to do. */
export function remedyFor(word: string, known: readonly string[], otherwise?: string): string {
  const near = nearestTo(word.toLowerCase(), known);
  if (near) return `did you mean ${near}?${otherwise ? ` Else ${otherwise}` : ''}`;
  const all = known.length > 1 ? `one of ${known.join(', ')}` : known[0];
  return [all && `write ${all}`, otherwise].filter(Boolean).join(', or ');
}

function nearestTo(word: string, known: readonly string[]): string | undefined {
  const distanceTo = (each: string) => {
    const whole = each.toLowerCase();
    return Math.min(distance(word, whole), distance(word, whole.replace(/\.\w+$/, '')));
  };
  return known
    .filter((each) => each.length > 2 && distanceTo(each) <= Math.ceil(each.length / 3))
    .sort((one, other) => distanceTo(one) - distanceTo(other))[0];
}
