import { expect, test } from 'vitest';
import { fetchPage, find, textOf, textsOf, valuesOf } from '../support/page.ts';
import { createTestApp } from '../support/test-app.ts';

const { app } = createTestApp();
const page = await fetchPage(app, '/');
const form = find(page, 'main form');

const controls = () => form.querySelectorAll('input, textarea, select');

const fieldCalled = (name: string) => {
  const label = form.querySelectorAll('label').find((element) => textOf(element) === name);
  return find(form, `[id="${label?.getAttribute('for')}"]`);
};

test('the form asks for name, email, subject and message, in this order', () => {
  expect(textsOf(form, 'label')).toEqual(['Name', 'Email', 'Subject', 'Message']);
  expect(valuesOf(form, 'label', 'for')).toEqual(controls().map(({ id }) => id));
});

test.each(['Name', 'Email', 'Subject', 'Message'])('the field %s is required', (name) => {
  expect(fieldCalled(name).hasAttribute('required')).toBe(true);
});

test('the email field is one, the message has six rows, the others are plain', () => {
  expect(fieldCalled('Name').getAttribute('type')).toBe('text');
  expect(fieldCalled('Email').getAttribute('type')).toBe('email');
  expect(fieldCalled('Subject').getAttribute('type')).toBe('text');
  expect(fieldCalled('Message').tagName).toBe('TEXTAREA');
  expect(fieldCalled('Message').getAttribute('rows')).toBe('6');
});

test('no other rule stands on the fields', () => {
  expect(controls()).toHaveLength(4);
  for (const control of controls()) {
    for (const rule of ['pattern', 'minlength', 'maxlength', 'min', 'max', 'step']) {
      expect(control.hasAttribute(rule), `${rule} on ${control.id}`).toBe(false);
    }
  }
  expect(form.hasAttribute('novalidate')).toBe(false);
});

test('nothing in the form has a name, so that no submission carries a value', () => {
  expect(controls()).toHaveLength(4);
  expect(form.querySelectorAll('[name]')).toEqual([]);
  expect(page.querySelectorAll('[form]')).toEqual([]);
});

test('without scripts the form is sent nowhere: it leads to its confirmation on the page', () => {
  expect(form.getAttribute('action')).toMatch(/^#./);
  expect(form.getAttribute('method') ?? 'get').toBe('get');
  const button = find(form, 'button[type=submit]');
  expect(textOf(button)).toMatch(/\w/);
  for (const override of ['formaction', 'formmethod', 'formnovalidate']) {
    expect(button.hasAttribute(override)).toBe(false);
  }
  const confirmation = find(form, form.getAttribute('action') ?? '');
  expect(textsOf(confirmation, 'p')).toEqual([
    'Message Sent!',
    'Thank you for reaching out. We will get back to you shortly.',
  ]);
});
