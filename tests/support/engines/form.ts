import { expect } from '@playwright/test';
import { formWords } from '#shared/words/contact-form.ts';
import { type FieldName, fieldNames, typed } from '../contact-form.ts';
import { eventually } from './eventually.ts';
import { focusOn, look, type Target } from './sight.ts';
import type { Visitor } from './visitor.ts';

export const submitButton: Target = { role: 'button', name: formWords.submit };

export function field(name: FieldName): Target {
  return { role: 'textbox', name };
}

/** Types into every field but the one left out. */
export async function fillForm(visitor: Visitor, leftOut?: FieldName): Promise<void> {
  for (const name of fieldNames) {
    if (name === leftOut) continue;
    await focusOn(visitor, field(name));
    await visitor.type(typed[name]);
  }
}

/** Sends the form from its button by key, so that the mouse rests on nothing. */
export async function submitForm(visitor: Visitor): Promise<void> {
  await focusOn(visitor, submitButton);
  await visitor.press('Enter');
}

export async function expectEmptyFields(visitor: Visitor): Promise<void> {
  const values = () =>
    Promise.all(fieldNames.map(async (name) => (await look(visitor, field(name))).value));
  await eventually(async () => expect(await values()).toEqual(fieldNames.map(() => '')));
}

/** The visitor's words that are in any address that the page has asked for or shows. */
export async function leakedWords(visitor: Visitor): Promise<string[]> {
  const addresses = await visitor.evaluate(() =>
    [...performance.getEntries().map(({ name }) => name), window.location.href].join('\n'),
  );
  const text = `${addresses} ${decodeURIComponent(addresses.replaceAll('+', ' '))}`;
  const words = Object.values(typed).flatMap((value) => value.split(/\s+/));
  return words.filter((word) => word.length > 4 && text.includes(word));
}
