import { afterEach, describe, expect, it } from 'vitest';
import { type ReleaseState, releaseState } from '../updates/release-state';
import { editFailure } from './use-edit-form';

afterEach(() => releaseState.setState('current', true));

describe('why an entry could not be changed', () => {
  const noScript = new TypeError('Failed to fetch dynamically imported module');
  const noRoom = new DOMException('The quota has been exceeded.', 'QuotaExceededError');

  it.each<[string, unknown, ReleaseState, string]>([
    ['the phone could not', noRoom, 'current', 'This phone could not save the change. Try again.'],
    ['the phone could not', noRoom, 'gone', 'This phone could not save the change. Try again.'],
    [
      'a script did not come over the line',
      noScript,
      'current',
      'Part of this page could not be loaded, so the change is not saved. Try again once you are online.',
    ],
    [
      'the host no longer has the script',
      noScript,
      'gone',
      'Part of this page could not be loaded, so the change is not saved. Reload the page and try again.',
    ],
  ])('is said, with what would help: %s', (_, error, state, words) => {
    releaseState.setState(state, true);
    expect(editFailure(error)).toBe(words);
  });
});
