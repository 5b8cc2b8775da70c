import { expect, it } from 'vitest';
import { findErrors, typedIn } from './account-form';

const good = { name: 'Ada Obi', email: 'ada@example.com', password: 'correct horse' };

const cases: [string, Record<string, string>, boolean, string[]][] = [
  ['a whole account', good, true, []],
  ['a sign-in', { email: good.email, password: 'x' }, false, []],
  ['spaces around an address', { ...good, email: ' ada@example.com ' }, true, []],
  ['nothing', { name: ' ', email: '', password: '' }, true, ['name', 'email', 'password']],
  ['no password', { email: good.email, password: '' }, false, ['password']],
  ['a new password of eleven characters', { ...good, password: 'eleven char' }, true, ['password']],
  ['an address without a domain', { email: 'ada@' }, false, ['email']],
  ['a code with the gap that apps show', { code: '123 456' }, false, []],
  ['a code of five digits', { code: '12345' }, false, ['code']],
  ['an address from a mail program', { email: 'Ada <ada@example.com>.' }, false, []],
  ['two addresses', { email: 'a@b.co c@d.co' }, false, ['email']],
];

it.each(cases)('finds what is wrong with %s', (_, typed, isNewPassword, names) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  expect(Object.keys(findErrors(typedIn(form), isNewPassword))).toEqual(names);
});

it('spaces count only in a password', () => {
  const form = new FormData();
  form.set('email', ' ada@example.com ');
  form.set('password', ' horse ');
  form.set('code', '123 456');
  expect(typedIn(form)).toEqual({ email: 'ada@example.com', password: ' horse ', code: '123456' });
});

it('says what is missing', () => {
  expect(findErrors({ email: '', password: '' }, false)).toEqual({
    email: 'Please enter an email address, such as name@example.com.',
    password: 'Please enter your password.',
  });
});
