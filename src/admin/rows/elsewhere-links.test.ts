import { expect, it } from 'vitest';
import { elsewhereWords, type FoundRows } from './elsewhere-links';

const some = (found_in: FoundRows['found_in'], kind: string | null, found: number): FoundRows => ({
  found_in,
  kind,
  found,
});
const words = (...found: FoundRows[]) => elsewhereWords(found, 'leads').map((one) => one.words);

it('what the other lists have of a search is said by kind if it is of one', () => {
  expect(words(some('contacts', 'tour', 1))).toEqual(['1 tour request']);
  expect(words(some('contacts', 'enquiry', 2))).toEqual(['2 enquiries']);
  expect(words(some('contacts', 'tour', 1), some('contacts', null, 1))).toEqual(['2 contacts']);
  expect(words(some('contacts', 'tour', 1), some('newsletter_subscribers', null, 3))).toEqual([
    '1 tour request',
    '3 subscribers',
  ]);
});

it('rows of the list itself are not elsewhere, and a count that ends says so', () => {
  expect(words(some('leads', 'chat', 4))).toEqual([]);
  expect(words(some('contacts', 'tour', 50))).toEqual(['50+ tour requests']);
});
