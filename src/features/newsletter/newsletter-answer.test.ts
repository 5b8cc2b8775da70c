import { expect, it } from 'vitest';
import type { SubmitResult } from '../../offline/outbox';
import { answerTo } from './newsletter-answer';

const cases: [SubmitResult, string, string, boolean][] = [
  [
    { kind: 'delivered' },
    'Successfully Subscribed!',
    'Thank you for subscribing to our newsletter.',
    true,
  ],
  [{ kind: 'saved' }, 'Saved on this phone', "We'll send it as soon as you're back online.", true],
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

it.each(cases)(
  'answers %o in the words of the company',
  (result, title, description, isCleared) => {
    expect(answerTo(result)).toMatchObject({ toast: { title, description }, isCleared });
  },
);

it('keeps the address in the field when nothing could be saved', () => {
  expect(answerTo({ kind: 'not-saved', cause: 'unavailable' }).isCleared).toBe(false);
});
