import { useEffect, useState } from 'react';
import { askForPush, isRegisteredForPush, type PushAddress, pushObstacle } from '../../device/push';
import { onThisDevice } from '../../device/this-device';
import { noPushToast } from '../../forms/no-push-toast';
import { MINUTE_MS } from '../../lib/durations';
import { inTime } from '../../lib/in-time';
import type { KeptBooking } from '../../offline/bookings';
import { connectivityState } from '../../remote/connectivity';
import { Action } from '../../ui/button';
import { showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import type { Tell } from './use-agreed';

const PATIENCE_MS = MINUTE_MS;

type Props = {
  /** The public half of the key that signs the messages. */
  pushKey: string;
  /** The appointments that have reached us and are still to come. */
  coming: KeptBooking[];
  /** All that this device keeps: one that is over may get another time. */
  kept: KeptBooking[];
  tell: Tell;
};

/** Switches on and off that a notification on this device tells when one of its appointments is confirmed or changed. */
export function TellHere({ pushKey, coming, kept, tell }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  // Elsewhere every notification of this device can be stopped, of which the database learns with the next one.
  const [isRegistered, setIsRegistered] = useState(false);
  useEffect(() => {
    void isRegisteredForPush().then(setIsRegistered, () => undefined);
  }, []);
  const obstacle = pushObstacle();
  const ahead = coming.filter(({ booking }) => !booking.isCancelled);
  if (ahead.length === 0 || (obstacle && obstacle !== 'denied')) return null;
  const told = kept.filter(({ booking }) => booking.isTold);
  const isOn = !obstacle && isRegistered && told.length > 0;
  const isWhole = isOn && ahead.every(({ booking }) => booking.isTold);

  async function tellAll(device: PushAddress | null): Promise<Toast> {
    for (const one of device ? ahead : told) {
      const answer = await tell(one, device).catch(() => undefined);
      // No device is told of one that we no longer have.
      if (!answer || (answer.state !== 'unknown' && answer.isTold !== Boolean(device)))
        return NOT_SAVED;
    }
    return device ? ON : OFF;
  }

  async function start(): Promise<Toast> {
    if (connectivityState.getState() === 'offline') return NOT_SAVED;
    // An answer to the question may take its time; a push service that does not answer says nothing.
    const address = (await inTime(askForPush(pushKey), PATIENCE_MS)) ?? 'failed';
    if (typeof address === 'string') return noPushToast(address);
    setIsRegistered(true);
    return tellAll(address);
  }

  async function onTap(act: () => Promise<Toast>) {
    if (isBusy) return;
    setIsBusy(true);
    void showToast(await act().finally(() => setIsBusy(false)));
  }

  const offer = `Tell me on this phone when ${ahead.length > 1 ? 'one' : 'it'} is confirmed or changed`;
  return (
    <div className="mt-3">
      {isWhole ? (
        <p className="note">
          {onThisDevice('This phone shows a notification when one is confirmed or changed.')}
        </p>
      ) : (
        <Action className="text-left" aria-disabled={isBusy} onClick={() => void onTap(start)}>
          {isBusy ? onThisDevice('Asking your phone…') : onThisDevice(offer)}
        </Action>
      )}
      {isOn && (
        <Action
          className="text-left"
          aria-disabled={isBusy}
          onClick={() => void onTap(() => tellAll(null))}
        >
          {onThisDevice('Stop telling me on this phone')}
        </Action>
      )}
    </div>
  );
}

const ON: Toast = {
  kind: 'done',
  title: 'We will tell you',
  description: 'You get a notification when an appointment is confirmed or changed.',
};

const OFF: Toast = {
  kind: 'done',
  title: 'Notifications stopped',
  description: 'You can still follow your appointments here.',
};

const NOT_SAVED: Toast = {
  kind: 'error',
  title: 'Not saved',
  description: 'Please try again in a moment, with a connection.',
};
