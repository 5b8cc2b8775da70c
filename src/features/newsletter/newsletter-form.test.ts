import { expect, it } from 'vitest';
import { formAnswer } from '../../forms/form-answer';
import type { SubmitResult } from '../../offline/result';
import { newsletterWords } from './newsletter-form';

const answerTo = (result: SubmitResult) => formAnswer(result, newsletterWords);

const cases: [SubmitResult, string, string, boolean][] = [
  [
    { kind: 'delivered' },
    'Successfully Subscribed!',
    'Thank you for subscribing to our newsletter.',
    true,
  ],
  [
    { kind: 'already-subscribed' },
    'Already Subscribed',
    'This email is already subscribed to our newsletter.',
    false,
  ],
  [
    { kind: 'rejected', why: 'No.' },
    'Error',
    'There was an error subscribing. Please try again.',
    false,
  ],
];

it.each(cases)('answers %o with the specified words', (result, title, description, isKept) => {
  expect(answerTo(result)).toMatchObject({ toast: { title, description }, isKept });
});

it('explains beside the field why nothing could be sent or saved, and keeps the address', () => {
  expect(answerTo({ kind: 'not-saved', cause: 'unavailable' })).toMatchObject({
    toast: { title: 'Error', description: 'There was an error subscribing. Please try again.' },
    isKept: false,
    fieldErrors: { email: expect.stringContaining('could not be saved on this phone') },
  });
});
