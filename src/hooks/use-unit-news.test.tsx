import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { connectivityState } from '../remote/connectivity';
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
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ tag: `answer ${asked}`, groups: [] });
  });
  const screen = await render(page('list'));
  await expect.element(screen.getByText('answer 1')).toBeVisible();
  await screen.rerender(page('list', 'visit'));
  expect([asked, screen.getByText('answer 1').all().length]).toEqual([1, 2]);
  connectivityState.setState('offline', true);
  await screen.rerender(page('list', 'visit'));
  connectivityState.setState('online', true);
  await expect.poll(() => screen.getByText('answer 2').all().length).toBe(2);
  await screen.unmount();
  const next = await render(page('list'));
  await expect.element(next.getByText('answer 3')).toBeVisible();
  expect(asked).toBe(3);
  localStorage.removeItem('units');
});
