import { inspect } from 'node:util';
import { shownPath } from './folders.ts';

/** A mistake in a file, or a note about the file. Its path is absolute, and its sentence has no full stop. */
export type Finding = { file: string; line?: number; sentence: string };

export const sentenceOf = ({ file, line, sentence }: Finding): string =>
  `${shownPath(file)}${line ? `:${line}` : ''} ${sentence}.`;

/** A finding as it is printed. In a workflow of GitHub, this is the command that shows the finding at its line. */
export const printed = (finding: Finding, level: 'error' | 'notice'): string =>
  process.env.GITHUB_ACTIONS ? annotationOf(finding, level) : sentenceOf(finding);

export function annotationOf({ file, line, sentence }: Finding, level: 'error' | 'notice'): string {
  const path = shownPath(file).replace(/[%\r\n:,]/g, encodeURIComponent);
  const text = sentence.replace(/[%\r\n]/g, encodeURIComponent);
  return `::${level} file=${path}${line ? `,line=${line}` : ''}::${text}.`;
}

/** Sorts findings by file and line, and leaves out duplicates. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const bySentence = new Map(findings.map((each) => [sentenceOf(each), each]));
  return [...bySentence].sort(([one], [other]) => compare(one, other)).map(([, each]) => each);
}

/** Thrown if inputs of the build cannot be used. The message has a sentence for each mistake. */
export class BuildInputError extends Error {
  override name = 'BuildInputError';
  readonly findings: readonly Finding[];

  constructor(...mistakes: readonly Finding[]) {
    const findings = inOrder(mistakes);
    super(findings.map(sentenceOf).join('\n'));
    this.findings = findings;
  }
}

/** Runs `work`. If that fails, prints what is wrong and sets the exit code to 1. */
export async function reportBuildErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

/**
 * Describes an error in sentences if the inputs, the settings, the command's options, code that does not compile, or
 * the disk is at fault; else with its stack.
 */
export function describeError(error: unknown): string {
  const { name, message, code, syscall } = error as NodeJS.ErrnoException;
  if (syscall) return `A file cannot be used: ${message}.`;
  if (error instanceof BuildInputError)
    return error.findings.map((mistake) => printed(mistake, 'error')).join('\n');
  const isMistake =
    name === 'SettingsError' || 'errors' in (error as Error) || code?.startsWith('ERR_PARSE_ARGS');
  return isMistake ? message : inspect(error);
}
