import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { connectivityState } from '../remote/connectivity';
import { releaseState } from '../updates/release-state';
import { opened } from './loading';

it('a part that could not be loaded is there once there is a network', async () => {
  connectivityState.setState('offline', true);
  const load = async () => {
    if (connectivityState.getState() === 'offline') throw new TypeError('No network.');
    return () => <p>Who is on the team</p>;
  };
  const Team = opened(load);
  const screen = await render(<Team />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This needs a network.');
  connectivityState.setState('online', true);
  await expect.element(screen.getByText('Who is on the team')).toBeVisible();
});

it('a part that is gone with its release comes with a reload: trying again does not help', async () => {
  releaseState.setState('incomplete', true);
  const Team = opened(() => Promise.reject(new TypeError('404')));
  const screen = await render(<Team />);
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  releaseState.setState('current', true);
});

it('a part that is tried again keeps the focus where it was: on the failure, the waiting, and what comes', async () => {
  connectivityState.setState('online', true);
  const answers: ((isThere: boolean) => void)[] = [];
  const load = async () => {
    const isThere = await new Promise<boolean>((resolve) => answers.push(resolve));
    if (!isThere) throw new TypeError('No network.');
    return () => <section aria-label="Who is on the team">Everybody</section>;
  };
  const answer = (isThere: boolean) =>
    vi.waitFor(() => {
      const next = answers.shift();
      if (!next) throw new Error('Nothing was asked for.');
      next(isThere);
    });
  const Team = opened(load);
  const screen = await render(
    <>
      <h2>Team</h2>
      <Team />
    </>,
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
