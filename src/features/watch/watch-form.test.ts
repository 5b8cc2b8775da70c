import { expect, it } from 'vitest';
import { formAnswer } from '../../forms/form-answer';
import type { SubmitResult } from '../../offline/result';
import { watchWords } from './watch-form';

const answerTo = (result: SubmitResult) =>
  formAnswer(result, watchWords('Bloom Towers'), 'ada@example.com');

it('puts nobody on the list who has not said yes', () => {
  expect(answerTo({ kind: 'delivered' })).toMatchObject({
    toast: {
      title: 'Check your email',
      description:
        'If this address isn’t on the list yet, we’ve sent it a link. Open it and say yes to hear about changes at Bloom Towers.',
    },
    isKept: true,
    receipt: {
      text: 'If this address isn’t on the list yet, open the link in our email and say yes.',
    },
  });
});

it.each<SubmitResult>([
  { kind: 'rejected', why: 'Please check it.' },
  { kind: 'not-saved', cause: 'unavailable' },
])('explains %o beside the field, and keeps the address', (result) => {
  expect(answerTo(result)).toMatchObject({
    toast: { title: 'Error', description: 'This could not be saved. Please try again.' },
    isKept: false,
    fieldErrors: { email: expect.any(String) },
  });
});
