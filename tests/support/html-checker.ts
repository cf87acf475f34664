import { findCommand } from '#scripts/browsers/debian-package.ts';
import { htmlValidateChecker } from './html-validate-checker.ts';
import { nuChecker } from './nu-checker.ts';

/** Says what is wrong with each of some documents, by their names. */
export interface HtmlChecker {
  name: string;
  faultsOf: (documents: ReadonlyMap<string, string>) => Promise<Map<string, string[]>>;
}

const java = findCommand('java');

/** The best checker that this machine can run. */
export const htmlChecker = java ? nuChecker(java) : htmlValidateChecker;
