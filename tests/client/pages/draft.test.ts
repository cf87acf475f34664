import { expect, test } from 'vitest';
import { clearDraft, restoreDraft, trackDraft } from '#client/pages/home/draft.ts';

const fields = '<form><input id="subject"><textarea id="message"></textarea></form>';

/** Types a subject into a form and calls `act`. Returns the field as React then renders it again. */
async function redrawAfter(act: (subject: HTMLInputElement) => void): Promise<HTMLInputElement> {
  document.body.innerHTML = `<div>${fields}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  trackDraft(root);
  const subject = root.querySelector('input') as HTMLInputElement;
  subject.focus();
  subject.value = 'Peonies';
  subject.dispatchEvent(new Event('input', { bubbles: true }));
  act(subject);
  await Promise.resolve();
  root.innerHTML = fields;
  restoreDraft(root.querySelector('form') as HTMLFormElement);
  return root.querySelector('input') as HTMLInputElement;
}

test('a form that is rendered again has its values and the focus', async () => {
  const redrawn = await redrawAfter(() => {});
  expect(redrawn.value).toBe('Peonies');
  expect(document.activeElement).toBe(redrawn);
});

test('a field that was left does not take the focus back', async () => {
  const redrawn = await redrawAfter((subject) => subject.blur());
  expect(redrawn.value).toBe('Peonies');
  expect(document.activeElement).toBe(document.body);
});

test('a submitted form leaves no draft', async () => {
  expect((await redrawAfter(clearDraft)).value).toBe('');
});
