import { expect } from '@playwright/test';
import { productionUrl } from '../../support/addresses.ts';
import { typed } from '../../support/contact-form.ts';
import {
  expectEmptyFields,
  field,
  fillForm,
  leakedWords,
  submitForm,
} from '../../support/engines/form.ts';
import { expectSight, type Target } from '../../support/engines/sight.ts';
import { test } from '../../support/engines/test.ts';
import { whereabouts } from '../../support/engines/whereabouts.ts';

const confirmation: Target = { role: 'status', name: 'Message Sent!Thank you', within: 'main' };

test.beforeEach(async ({ visitor }) => {
  await visitor.open(productionUrl);
});

test('with scripts off the browser checks the fields', async ({ visitor }) => {
  await fillForm(visitor, 'Message');
  await submitForm(visitor);
  await expectSight(visitor, field('Message'), { isFocused: true });
  await expectSight(visitor, field('Name'), { value: typed.Name });
  await expectSight(visitor, confirmation, { isVisible: false });
});

test('with scripts off the form sends nothing, confirms and clears', async ({ visitor }) => {
  await expectSight(visitor, confirmation, { isVisible: false });
  await fillForm(visitor);
  await expectSight(visitor, field('Message'), { value: typed.Message });
  await submitForm(visitor);
  await expectSight(visitor, confirmation, { isVisible: true, isInView: true });
  await expectEmptyFields(visitor);
  expect((await whereabouts(visitor)).path).toMatch(/^\/\??#message-sent$/);
  expect(await leakedWords(visitor)).toEqual([]);
});
