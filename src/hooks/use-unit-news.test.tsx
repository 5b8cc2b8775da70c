import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { connectivityState } from '../remote/connectivity';
import { keptUnitNews } from '../remote/units';
import { SettingsContext } from './root-context';
import { useUnitNews } from './use-unit-news';

const readSettings = async () => ({ url: '', key: '' });
const Part = () => <li>{useUnitNews()?.tag}</li>;
const page = (...parts: string[]) => (
  <SettingsContext value={readSettings}>
    {parts.map((part) => (
      <Part key={part} />
    ))}
  </SettingsContext>
);

it('all parts of a page share one question, and ask again once the network is back, or on the next page', async () => {
  const known: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    const asked = known.push(new Headers(headers).get('If-None-Match'));
    if (asked === 2) return new Response(null, { status: 304 });
    return Response.json({ tag: `answer ${asked}`, groups: [] });
  });
  const screen = await render(page('list'));
  await expect.element(screen.getByText('answer 1')).toBeVisible();
  await screen.rerender(page('list', 'visit'));
  expect([known.length, screen.getByText('answer 1').all().length]).toEqual([1, 2]);
  const first = keptUnitNews();
  connectivityState.setState('offline', true);
  await screen.rerender(page('list', 'visit'));
  connectivityState.setState('online', true);
  // Unchanged since, and known to be so from now on.
  await expect.poll(() => keptUnitNews()?.askedAt).toBeGreaterThan(first?.askedAt ?? 0);
  expect(screen.getByText('answer 1').all().length).toBe(2);
  await screen.unmount();
  const next = await render(page('list', 'visit'));
  await expect.poll(() => next.getByText('answer 3').all().length).toBe(2);
  expect(known).toEqual([null, 'answer 1', 'answer 1']);
  localStorage.removeItem('units');
});
