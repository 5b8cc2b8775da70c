import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { connectivityState } from '../remote/connectivity-state';
import { LazyPart } from './lazy-part';
import { createQueries } from './queries';

it('a part that could not be loaded is there once there is a network', async () => {
  connectivityState.setState('offline', true);
  const queries = createQueries(
    () => undefined,
    () => undefined,
  );
  const load = async () => {
    if (!onlineManager.isOnline()) throw new TypeError('No network.');
    return { words: 'Who is on the team' };
  };
  const screen = await render(
    <QueryClientProvider client={queries}>
      <LazyPart name="team" load={load}>
        {({ words }) => <p>{words}</p>}
      </LazyPart>
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This needs a network.');
  connectivityState.setState('online', true);
  await expect.element(screen.getByText('Who is on the team')).toBeVisible();
});

it('a part that is tried again keeps the focus where it was: on the failure, the waiting, and what comes', async () => {
  connectivityState.setState('online', true);
  const queries = createQueries(
    () => undefined,
    () => undefined,
  );
  const answers: ((isThere: boolean) => void)[] = [];
  const load = async () => {
    const isThere = await new Promise<boolean>((resolve) => answers.push(resolve));
    if (!isThere) throw new TypeError('No network.');
    return { words: 'Who is on the team' };
  };
  const answer = (isThere: boolean) =>
    vi.waitFor(() => {
      const next = answers.shift();
      if (!next) throw new Error('Nothing was asked for.');
      next(isThere);
    });
  const screen = await render(
    <QueryClientProvider client={queries}>
      <h2>Team</h2>
      <LazyPart name="team" load={load}>
        {({ words }) => <section aria-label={words}>{words}</section>}
      </LazyPart>
    </QueryClientProvider>,
  );
  await answer(false);
  const again = screen.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.element(screen.getByText('Loading...')).toHaveFocus();
  await answer(false);
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  await again.click();
  await answer(true);
  await expect.element(screen.getByRole('region', { name: 'Who is on the team' })).toHaveFocus();
});
