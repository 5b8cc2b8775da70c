import { expect, it } from 'vitest';
import { offlineWords } from './offline';

it.each([
  ['/about', false, 'You’re offline, and this page isn’t on this phone yet'],
  ['/brand-new', true, 'This address can’t be checked without a connection'],
  ['/unsubscribed', true, 'This address can’t be checked without a connection'],
  ['/unsubscribe', true, 'Your newsletter can’t be changed without a connection'],
  ['/unsubscribe/', true, 'Your newsletter can’t be changed without a connection'],
])('has the right title for %s', (pathname, isUnknown, title) => {
  expect(offlineWords(pathname, isUnknown).title).toBe(title);
});

it('does not promise that leaving the newsletter will happen later', () => {
  const { text } = offlineWords('/unsubscribe', true);
  expect(text).toContain('nothing has changed yet');
  expect(text).not.toMatch(/safe|goes out|newer/);
});
