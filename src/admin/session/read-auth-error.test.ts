import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { type AuthAnswer, failureToast } from './auth-answer';
import { readAuthError } from './read-auth-error';

const cases: [string, unknown, AuthAnswer][] = [
  ['success', null, { kind: 'done' }],
  [
    'a wrong password',
    new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
    { kind: 'refused', message: 'Invalid login credentials' },
  ],
  [
    'a weak password',
    new AuthWeakPasswordError('Password is known to be weak', 422, ['pwned']),
    { kind: 'refused', message: 'Password is known to be weak' },
  ],
  ['no network', new AuthRetryableFetchError('Failed to fetch', 0), { kind: 'unreachable' }],
  ['a fault of the server', new AuthRetryableFetchError('{}', 500), { kind: 'unexpected' }],
  ['anything else', new Error('?'), { kind: 'unexpected' }],
];

it.each(cases)('reads the account server’s answer: %s', (_, error, answer) => {
  expect(readAuthError(error)).toEqual(answer);
});

it('a fault of the server is called unexpected, whatever was asked for', () => {
  expect(failureToast('Sign In Failed', { kind: 'unexpected' })).toMatchObject({
    title: 'Error',
    description: 'An unexpected error occurred.',
  });
});
