import { expect } from '@playwright/test';
import { productionUrl } from '../../support/addresses.ts';
import { fieldNames, typed } from '../../support/contact-form.ts';
import {
  expectEmptyFields,
  field,
  fillForm,
  leakedWords,
  submitForm,
} from '../../support/engines/form.ts';
import { expectSight, focusOn } from '../../support/engines/sight.ts';
import { toast } from '../../support/engines/targets.ts';
import { test } from '../../support/engines/test.ts';
import { openInteractive, whereabouts } from '../../support/engines/whereabouts.ts';

test.beforeEach(async ({ visitor }) => {
  await openInteractive(visitor, productionUrl);
});

for (const name of fieldNames) {
  test(`without ${name} the form is not sent and the browser points at it`, async ({ visitor }) => {
    await fillForm(visitor, name);
    await submitForm(visitor);
    await expectSight(visitor, field(name), { isFocused: true });
    const kept = name === 'Name' ? 'Subject' : 'Name';
    await expectSight(visitor, field(kept), { value: typed[kept] });
    await expectSight(visitor, toast, { isVisible: false });
  });
}

test('what is no email address is refused', async ({ visitor }) => {
  await fillForm(visitor, 'Email');
  await focusOn(visitor, field('Email'));
  await visitor.type('quillon at ashgrove');
  await submitForm(visitor);
  await expectSight(visitor, field('Email'), { isFocused: true, value: 'quillon at ashgrove' });
  await expectSight(visitor, toast, { isVisible: false });
});

test('a sent form is confirmed by a toast and cleared, and goes nowhere', async ({ visitor }) => {
  const pages = await visitor.evaluate(() => window.history.length);
  await fillForm(visitor);
  await expectSight(visitor, field('Message'), { value: typed.Message });
  await submitForm(visitor);
  await expectSight(visitor, toast, { isVisible: true, isInView: true });
  await expectEmptyFields(visitor);
  expect((await whereabouts(visitor)).path).toBe('/');
  expect(await visitor.evaluate(() => window.history.length)).toBe(pages);
  expect(await leakedWords(visitor)).toEqual([]);
});
