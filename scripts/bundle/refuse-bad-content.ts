import { checkContent } from '#shared/check-content.ts';
import { BuildInputError } from './build-input-error.ts';
import { root } from './folders.ts';

/** Throws `BuildInputError` for the first problem with a text, fact, page or service in `shared/`. */
export function refuseBadContent(): void {
  const [first] = checkContent();
  if (first) throw new BuildInputError(`${root}${first.file}`, first.problem, first.remedy);
}
