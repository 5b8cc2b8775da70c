import { expect, it } from 'vitest';
import { formAnswer } from '../../forms/form-answer';
import type { SubmitResult } from '../../offline/outbox';
import { watchWords } from './watch-form';

const answerTo = (result: SubmitResult) =>
  formAnswer(result, watchWords('Bloom Towers'), 'ada@example.com');

it.each<[SubmitResult, string, string, string]>([
  [
    { kind: 'delivered' },
    'Check your email',
    'If this address isn’t on the list yet, we’ve sent it a link. Open it and say yes to hear about changes at Bloom Towers.',
    'If this address isn’t on the list yet, open the link in our email and say yes.',
  ],
  [
    { kind: 'saved' },
    'Saved on this phone',
    "We'll send it as soon as you're back online.",
    'Not sent yet: it waits on this phone and goes out by itself.',
  ],
])(
  'answers %o, and puts nobody on the list who has not said yes',
  (result, title, description, text) => {
    expect(answerTo(result)).toMatchObject({
      toast: { title, description },
      isKept: true,
      receipt: { text },
    });
  },
);

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
