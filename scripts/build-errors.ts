import { inspect } from 'node:util';
import { shownPath } from './folders.ts';

/**
 * A mistake in a file, or a note about the file. `file` is an absolute path. `message` continues the sentence that
 * begins with the path, and has no full stop.
 */
export type Finding = Place & { message: string };
type Place = { file: string; line?: number | undefined };

/** Returns a place as in `site.yaml:3`. */
export const formatPlace = ({ file, line }: Place): string =>
  `${shownPath(file)}${line ? `:${line}` : ''}`;

/** Returns a finding as a sentence, such as `site.yaml:3 has no address: add one.` */
export const formatFinding = ({ message, ...place }: Finding): string =>
  `${formatPlace(place)} ${message}.`;

/** Returns a finding as scripts print it: as an annotation in a GitHub workflow, otherwise as a sentence. */
export const formatForConsole = (finding: Finding, level: 'error' | 'notice'): string =>
  process.env.GITHUB_ACTIONS ? toAnnotation(finding, level) : formatFinding(finding);

/** Returns the workflow command that makes GitHub show a finding at its line. */
export function toAnnotation({ file, line, message }: Finding, level: 'error' | 'notice'): string {
  const path = shownPath(file).replace(/[%\r\n:,]/g, encodeURIComponent);
  const text = message.replace(/[%\r\n]/g, encodeURIComponent);
  return `::${level} file=${path}${line ? `,line=${line}` : ''}::${text}.`;
}

/** Returns the findings sorted by file and line, without duplicates. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const bySentence = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  return [...bySentence].sort(([a], [b]) => compare(a, b)).map(([, finding]) => finding);
}

/** Thrown if inputs of the build cannot be used. The message has one sentence per mistake. */
export class BuildInputError extends Error {
  override name = 'BuildInputError';
  readonly findings: readonly Finding[];

  constructor(...mistakes: readonly Finding[]) {
    const findings = sortFindings(mistakes);
    super(findings.map(formatFinding).join('\n'));
    this.findings = findings;
  }
}

export async function reportBuildErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}

/**
 * Returns the text to print for an error. If the cause is an input, a setting, an option of the command, a file system
 * or code that does not compile, the text is the message alone. For any other error it contains the stack.
 */
export function describeError(error: unknown): string {
  const { name, message, code, syscall } = error as NodeJS.ErrnoException;
  if (syscall) return `A file cannot be used: ${message}.`;
  // Not `instanceof`, because each build of `npm run dev` imports a class of its own.
  if (name === 'BuildInputError')
    return (error as BuildInputError).findings
      .map((mistake) => formatForConsole(mistake, 'error'))
      .join('\n');
  // Of all errors that the build meets, only those of esbuild have `warnings`.
  const hasClearMessage =
    name === 'SettingsError' ||
    'warnings' in (error as Error) ||
    code?.startsWith('ERR_PARSE_ARGS');
  return hasClearMessage ? message : inspect(error);
}
