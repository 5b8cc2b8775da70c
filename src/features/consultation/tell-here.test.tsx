import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { booked } from '../../domain/booking';
import { TellHere } from './tell-here';
import type { Tell } from './use-agreed';

const device = { endpoint: 'https://push.example/a', p256dh: 'p', auth: 'a' };

it.each([
  ['has each appointment told here', 'granted', true, 'We will tell you', ['one', 'other']],
  ['says that it was refused', 'denied', true, 'Notifications are off', []],
  ['says that it could not be saved', 'granted', false, 'Not saved', ['one']],
] as const)('asks for permission at the tap, and %s', async (_, permission, takes, title, told) => {
  // A browser that can show notifications.
  const registered = async () => ({ toJSON: () => ({ ...device, keys: device }) });
  const worker = { pushManager: { getSubscription: registered, subscribe: registered } } as unknown;
  const { serviceWorker } = navigator;
  vi.spyOn(serviceWorker, 'controller', 'get').mockReturnValue({} as ServiceWorker);
  vi.spyOn(serviceWorker, 'ready', 'get').mockResolvedValue(worker as ServiceWorkerRegistration);
  vi.spyOn(serviceWorker, 'getRegistration').mockImplementation(() => serviceWorker.ready);
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  const asked = vi.spyOn(Notification, 'requestPermission').mockReset();
  asked.mockResolvedValue(permission);
  const answer = { state: 'asked', at: null, host: null, changes: 0, asOf: 0 } as const;
  const tell = vi.fn<Tell>(async (_kept, to) => ({ ...answer, isTold: takes && to !== null }));
  const list = (isTold: boolean, isCancelled = false) => {
    const coming = ['one', 'other'].map((uid) => {
      const wish = { startsAt: 0, askedAt: 0, isTold: isTold || uid === 'one', isCancelled };
      return { booking: booked(uid, undefined, wish), lead: 'recorded' as const };
    });
    return <TellHere pushKey="key" coming={coming} kept={coming} tell={tell} />;
  };
  const toldOf = () => tell.mock.calls.map(([{ booking }, to]) => [booking.uid, to]);
  const screen = await render(list(false));
  const offer = screen.getByRole('button', { name: /^Tell me .* when one is confirmed/ });
  await expect.element(offer).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await offer.click();
  await expect.element(screen.getByText(title)).toBeVisible();
  expect(toldOf()).toEqual(told.map((uid) => [uid, device]));

  tell.mockClear();
  await screen.rerender(list(true));
  await screen.getByRole('button', { name: /^Stop telling me/ }).click();
  await expect.element(screen.getByText('Notifications stopped')).toBeVisible();
  expect(toldOf()).toEqual(['one', 'other'].map((uid) => [uid, null]));
  await screen.rerender(list(true, true));
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
