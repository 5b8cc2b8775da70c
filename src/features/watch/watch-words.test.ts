import { expect, it } from 'vitest';
import { formAnswer } from '../../forms/form-answer';
import type { SubmitResult } from '../../offline/outbox';
import { watchWords } from './watch-words';

const answerTo = (result: SubmitResult) => formAnswer(result, watchWords('Bloom Towers'));

it.each<[SubmitResult, string, string, boolean]>([
  [
    { kind: 'delivered' },
    'Check your email',
    'If this address is not on the list yet, we send it a link. Say yes there to hear of changes at Bloom Towers.',
    true,
  ],
  [{ kind: 'saved' }, 'Saved on this phone', "We'll send it as soon as you're back online.", true],
])('answers %o, and names the property', (result, title, description, isKept) => {
  expect(answerTo(result)).toMatchObject({ toast: { title, description }, isKept });
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
