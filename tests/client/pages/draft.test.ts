import { expect, test } from 'vitest';
import { restoreDraft, trackDraft } from '#client/pages/home/draft.ts';

test('a field that was left does not take the focus back', async () => {
  const fields = '<form><input id="subject"></form>';
  document.body.innerHTML = fields;
  const root = document.body;
  trackDraft(root);
  const subject = root.querySelector('input') as HTMLInputElement;
  subject.focus();
  subject.value = 'Peonies';
  subject.dispatchEvent(new Event('input', { bubbles: true }));
  subject.blur();
  await Promise.resolve();
  // As React renders the form again.
  root.innerHTML = fields;
  restoreDraft(root.querySelector('form') as HTMLFormElement);
  expect(root.querySelector('input')?.value).toBe('Peonies');
  expect(document.activeElement).toBe(root);
});
