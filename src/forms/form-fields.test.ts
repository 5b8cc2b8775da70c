import { expect, it } from 'vitest';
import { textOf, withoutError } from './form-fields';

it('reads a missing field as empty', () => {
  const form = new FormData();
  form.set('name', 'Ada');
  expect(textOf(form, 'name')).toBe('Ada');
  expect(textOf(form, 'subject')).toBe('');
});

it('clears the error of the field being corrected, and no other', () => {
  const errors = { name: 'Please enter your name.', message: 'Please write a message.' };
  expect(withoutError(errors, 'name')).toEqual({ message: 'Please write a message.' });
  // The same object, so that typing doesn't re-render the form.
  expect(withoutError(errors, 'email')).toBe(errors);
});
