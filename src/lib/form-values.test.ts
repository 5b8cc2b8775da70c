import { expect, it } from 'vitest';
import { textOf, withoutError } from './form-values';

it('reads a field that is not there as empty', () => {
  const form = new FormData();
  form.set('name', 'Ada');
  expect(textOf(form, 'name')).toBe('Ada');
  expect(textOf(form, 'subject')).toBe('');
});

it('lets go of the complaint about a field that is being mended, and of no other', () => {
  const errors = { name: 'Please enter your name.', message: 'Please write a message.' };
  expect(withoutError(errors, 'name')).toEqual({ message: 'Please write a message.' });
  // The same object: nothing is drawn again at every letter.
  expect(withoutError(errors, 'email')).toBe(errors);
});
