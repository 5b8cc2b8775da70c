import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Loading, requestOf } from './loading';

it.each(['loading', 'again'] as const)(
  'a part that is on its way says so, after a failure, too: %s',
  async (state) => {
    const part = { request: { kind: 'appointment' }, retry: () => undefined } as const;
    const screen = await render(<Loading {...part} state={state} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading the calendar…');
  },
);

const ANY = { kind: 'appointment' };
const ABOUT = { kind: 'appointment', about: { property: 'Bloom Towers', slug: 'bloom-towers' } };

it.each([
  ['a consultation about a property', { request: ABOUT }, ABOUT],
  ['a date', { idx: 1, request: { kind: 'date', place: 'hero' } }, { kind: 'date', place: 'hero' }],
  ['no note at all', null, ANY],
  ['the router’s own note', { usr: null, key: 'k', idx: 0 }, ANY],
  ['a kind that this release does not know', { request: { kind: 'visit' } }, ANY],
  ['a place that it does not know', { request: { kind: 'date', place: 'footer' } }, ANY],
  ['a property without a name', { request: { kind: 'appointment', about: {} } }, ANY],
])('after %s the sheet restores the request as far as possible', (_, state, expected) => {
  expect(requestOf(state)).toEqual(expected);
});
