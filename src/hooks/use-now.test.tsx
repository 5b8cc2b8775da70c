import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { learnHostTime } from '../device/clock';
import { HOUR_MS } from '../lib/durations';
import { useAge, useDeviceNow, useNow } from './use-now';

const hostIs = (at: number) =>
  learnHostTime(new Response('', { headers: { Date: new Date(at).toUTCString() } }), Date.now());

afterEach(() => hostIs(Date.now()));

function Times({ at }: { at: number }) {
  const off = useNow() - useDeviceNow();
  return <p role="status">{`${useAge(at)}, ${Math.round(off / HOUR_MS)} hours off`}</p>;
}

it('how long ago our server stored something is said by our host’s clock, as soon as it is known', async () => {
  // The device's clock is two hours ahead.
  const now = Date.now() - 2 * HOUR_MS;
  const screen = await render(<Times at={now} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 hours ago, 0 hours off');
  hostIs(now);
  await expect.element(screen.getByRole('status')).toHaveTextContent('just now, -2 hours off');
});
