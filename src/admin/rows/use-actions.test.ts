import { expect, it } from 'vitest';
import { goneWords } from './use-actions';

it('says that a row was deleted only to whoever would otherwise see it', () => {
  expect(goneWords('leads', 'Ada Obi', true)).toEqual({
    title: 'Lead Deleted',
    description: 'Ada Obi has been deleted. Any note that you had not saved is above the list.',
  });
  expect(goneWords('leads', '', false).description).toMatch(
    /^This lead is not yours to see, or it was deleted\./,
  );
  expect(goneWords('newsletter_subscribers', '', true).description).toBe(
    'This subscriber has been deleted.',
  );
});
