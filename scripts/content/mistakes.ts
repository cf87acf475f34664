import { distance } from 'fastest-levenshtein';

/** A line of a file that an owner edits. */
export interface Place {
  /** The file's path from the project's folder if it is in there, else its whole path. */
  file: string;
  line: number;
}

/** A text of the site where it is written. */
export interface SourceText extends Place {
  text: string;
}

/** A place, and what is wrong there with what to write instead: a sentence without its full stop. */
export type Mistake = readonly [place: Place, sentence: string];

/** Takes note of a mistake. */
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

/**
 * A clause that says what to write in place of a word: the nearest of those that are known, or all of them.
 * `otherwise` is what else to do.
 */
export function remedyFor(word: string, known: readonly string[], otherwise?: string): string {
  const near = nearestTo(word.toLowerCase(), known);
  if (near) return `did you mean ${near}?${otherwise ? ` Else ${otherwise}` : ''}`;
  const all =
    known.length > 0 ? `write ${known.length > 1 ? 'one of ' : ''}${known.join(', ')}` : '';
  return [all, otherwise].filter(Boolean).join(', or ');
}

/** The nearest of some words, with or without the extension of a file; undefined if none is near. */
function nearestTo(word: string, known: readonly string[]): string | undefined {
  return known
    .map((each) => {
      const whole = each.toLowerCase();
      const forms = [whole, whole.replace(/\.\w+$/, '')];
      return { each, away: Math.min(...forms.map((form) => distance(word, form))) };
    })
    .filter(({ each, away }) => each.length > 2 && away <= Math.ceil(each.length / 3))
    .sort((one, other) => one.away - other.away)[0]?.each;
}
