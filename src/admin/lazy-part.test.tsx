import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
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
