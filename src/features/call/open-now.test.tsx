import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { company } from '../../content/company';
import { telLink } from '../../lib/phone-link';
import { clockTime, exactTime } from '../../lib/time-words';
import { CallLink } from './call-link';
import { OpenNow, openWords } from './open-now';

it('whether an office answers now is said by our host’s clock, not by the phone’s', async () => {
  // A Tuesday at 10:00 in Lagos.
  const headers = { Date: 'Tue, 02 Mar 2027 09:00:00 GMT' };
  vi.stubGlobal('fetch', async () => new Response('This site is online.', { headers }));
  const screen = await render(<OpenNow office="lagos" />);
  await expect.element(screen.getByText(/^Open now/)).toBeVisible();
});

it('whoever’s property it is, a call goes to the office that the visitor’s zone is nearer to', async () => {
  const london = company.offices.find(({ city }) => city === 'London')?.phone ?? '';
  const screen = await render(<CallLink office="lagos" />);
  const call = screen.getByRole('link', { name: `Call London ${london}` });
  await expect.element(call).toHaveAttribute('href', telLink(london));
});

const CLOSURES = { lagos: {}, london: {} };
const at = (text: string) => Date.parse(`${text}+01:00`);

// Friday, the 6th of March 2026. Times of day are the reader's, whatever zone this runs in.
it.each([
  ['2026-03-06T10:00', `Open now, until ${clockTime(at('2026-03-06T18:00'))} your time`],
  ['2026-03-06T08:20', `Opens in 40 min, at ${clockTime(at('2026-03-06T09:00'))} your time`],
  ['2026-03-06T06:10', `Opens in 3 h, at ${clockTime(at('2026-03-06T09:00'))} your time`],
  ['2026-03-07T17:00', `Opens ${exactTime(at('2026-03-09T09:00'))}, your time`],
])('at %s in Lagos: %s', (now, words) => {
  expect(openWords('lagos', at(now), CLOSURES)).toBe(words);
});
