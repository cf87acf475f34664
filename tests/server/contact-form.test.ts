import { expect, test } from 'vitest';
import { messageRows } from '#shared/constants.ts';
import { formWords, toastWords } from '#shared/words/contact-form.ts';
import { fetchedPage } from '../support/fetched-pages.ts';
import { find, textOf, textsOf, valuesOf } from '../support/page.ts';

const page = fetchedPage('/');
const form = find(page, 'main form');
const controls = form.querySelectorAll('input, textarea, select');

const labels = [formWords.name, formWords.email, formWords.subject, formWords.message];

const fieldCalled = (name: string) => {
  const label = form.querySelectorAll('label').find((element) => textOf(element) === name);
  return find(form, `[id="${label?.getAttribute('for')}"]`);
};

test('the form asks for name, email, subject and message, in this order', () => {
  expect(textsOf(form, 'label')).toEqual(labels);
  expect(valuesOf(form, 'label', 'for')).toEqual(controls.map(({ id }) => id));
});

test.each(labels)('the field %s is required', (name) => {
  expect(fieldCalled(name).hasAttribute('required')).toBe(true);
});

test('the email field is one, the message has its rows, the others are plain', () => {
  expect(fieldCalled(formWords.name).getAttribute('type')).toBe('text');
  expect(fieldCalled(formWords.email).getAttribute('type')).toBe('email');
  expect(fieldCalled(formWords.subject).getAttribute('type')).toBe('text');
  expect(fieldCalled(formWords.message).tagName).toBe('TEXTAREA');
  expect(fieldCalled(formWords.message).getAttribute('rows')).toBe(String(messageRows));
});

test('no other rule stands on the fields', () => {
  expect(controls).toHaveLength(labels.length);
  for (const control of controls) {
    for (const rule of ['pattern', 'minlength', 'maxlength', 'min', 'max', 'step']) {
      expect(control.hasAttribute(rule), `${rule} on ${control.id}`).toBe(false);
    }
  }
  expect(form.hasAttribute('novalidate')).toBe(false);
});

test('nothing in the form has a name, so that no submission carries a value', () => {
  expect(controls).toHaveLength(labels.length);
  expect(form.querySelectorAll('[name]')).toEqual([]);
  expect(page.querySelectorAll('[form]')).toEqual([]);
});

test('without scripts the form is sent nowhere: it leads to its confirmation on the page', () => {
  expect(form.getAttribute('action')).toMatch(/^#./);
  expect(form.getAttribute('method') ?? 'get').toBe('get');
  const button = find(form, 'button[type=submit]');
  expect(textOf(button)).toBe(formWords.submit);
  for (const override of ['formaction', 'formmethod', 'formnovalidate']) {
    expect(button.hasAttribute(override)).toBe(false);
  }
  const confirmation = find(form, form.getAttribute('action') ?? '');
  expect(textsOf(confirmation, 'p')).toEqual([toastWords.sentTitle, toastWords.sentText]);
});
