import { expect, it } from 'vitest';
import type { SubmitResult } from '../../offline/outbox';
import { answerTo } from './tour-answer';

const cases: [SubmitResult, string, string, boolean][] = [
  [
    { kind: 'delivered' },
    'Tour Request Sent!',
    "We'll contact you soon to confirm your tour details.",
    true,
  ],
  [{ kind: 'saved' }, 'Saved on this phone', "We'll send it as soon as you're back online.", true],
  [
    { kind: 'rejected', field: 'name', why: 'No.' },
    'Error',
    'There was an error sending your request. Please try again.',
    false,
  ],
  [
    { kind: 'not-saved', cause: 'quota' },
    'Error',
    'There was an error sending your request. Please try again.',
    false,
  ],
];

it.each(cases)('answers %o with the specified words', (result, title, description, isKept) => {
  expect(answerTo(result)).toMatchObject({ toast: { title, description }, isKept });
});
