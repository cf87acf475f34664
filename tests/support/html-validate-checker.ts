import { HtmlValidate } from 'html-validate';
import type { HtmlChecker } from './html-checker.ts';

/** What can be had without Java; the rules that are off are about how React writes valid HTML. */
export const htmlValidateChecker: HtmlChecker = {
  name: 'html-validate (there is no Java here for the Nu HTML checker)',
  async faultsOf(documents) {
    const checker = new HtmlValidate({
      root: true,
      extends: ['html-validate:recommended', 'html-validate:document'],
      rules: {
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'void-style': 'off',
        // It counts `&amp;` as five characters.
        'long-title': 'off',
        // A list may be named.
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
        // The panel of the header has a heading too, and stands before the page's own.
        'heading-level': ['error', { minInitialRank: 'any' }],
      },
    });
    const entries = [...documents].map(async ([name, html]): Promise<[string, string[]]> => {
      const { results } = await checker.validateString(html);
      const messages = results.flatMap((result) => result.messages);
      return [name, messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)];
    });
    return new Map(await Promise.all(entries));
  },
};
