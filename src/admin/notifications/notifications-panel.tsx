import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { pushKey, pushObstacle } from '../../device/push';
import { onThisDevice } from '../../device/this-device';
import { Button } from '../../ui/button';
import { Loading, TryAgain } from '../loading';
import { useStaff } from '../staff';
import { toastDone, toastFailure } from '../toasts';
import { loadPreferences, PreferencesForm } from './preferences-form';
import { endPushHere, readTold } from './push-here';
import { tellHere } from './tell-here';
import { useSendsEmails } from './use-sends-emails';

/** Why nothing can be shown here, and what to do about it. */
const OBSTACLES = {
  'home-screen':
    'On an iPhone, notifications come to the app on the home screen. Tap Share, then “Add to Home Screen”. Open the app from there and sign in.',
  denied:
    'Notifications are blocked for this site. Allow them in the browser’s settings, then reload this page.',
  unsupported:
    'This browser can’t show notifications, or is not ready yet. Reload the page, or use another browser.',
  'no-key': 'This site can’t send notifications yet.',
};

const FAILURES = {
  refused: OBSTACLES.denied,
  dismissed: 'This phone asked you, and got no answer. Tap again.',
  failed: 'This phone could not be registered. Try again with a good signal.',
};

/** Turns notifications on and off on this device, and sets what a person hears of on all of theirs. */
export function NotificationsPanel() {
  const { client, id } = useStaff();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['push-preferences'],
    queryFn: () => loadPreferences(client),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <div className="mt-3 grid gap-6">
      <ThisDevice />
      {data ? (
        <PreferencesForm key={id} stored={data} />
      ) : isFetching ? (
        <Loading />
      ) : (
        <TryAgain onRetry={() => void refetch()}>Your choices could not be loaded.</TryAgain>
      )}
      <EmailNote />
    </div>
  );
}

/** Who can do something about what is not set up. */
function useWhomToTell(): string {
  return useStaff().role === 'admin'
    ? 'Please tell whoever looks after the server.'
    : 'Please tell an administrator.';
}

/** Whether visitors are told by e-mail. */
function EmailNote() {
  const isSent = useSendsEmails();
  const whomToTell = useWhomToTell();
  if (isSent === undefined) return null;
  return (
    <p className={isSent ? 'note' : 'account-note'}>
      {isSent
        ? 'Visitors who left an address are sent emails about their enquiries and appointments.'
        : `Emails to visitors are not being sent: that is not set up, or has stopped. ${whomToTell}`}
    </p>
  );
}

/** A worker that takes over while the panel is open removes an obstacle. */
function onNewWorker(look: () => void): () => void {
  navigator.serviceWorker?.addEventListener('controllerchange', look);
  return () => navigator.serviceWorker?.removeEventListener('controllerchange', look);
}

function ThisDevice() {
  const staff = useStaff();
  const [isTold, setIsTold] = useState(readTold() === staff.id);
  const [isBusy, setIsBusy] = useState(false);
  const found = useSyncExternalStore(onNewWorker, pushObstacle);
  const obstacle = pushKey ? found : 'no-key';
  const whomToTell = useWhomToTell();
  if (obstacle && !(isTold && obstacle === 'unsupported')) {
    return (
      <p className="account-note" role="status">
        <span>{onThisDevice(OBSTACLES[obstacle])}</span>
        {obstacle === 'no-key' && <span>{` ${whomToTell}`}</span>}
      </p>
    );
  }

  async function start() {
    if (isBusy) return;
    setIsBusy(true);
    const told = await tellHere(staff).finally(() => setIsBusy(false));
    if (told !== 'told') return toastFailure(onThisDevice(FAILURES[told]), 'Not Turned On');
    setIsTold(true);
    toastDone('Notifications On', onThisDevice('This phone notifies you of new enquiries.'));
  }

  async function stop() {
    const endpoint = await endPushHere();
    setIsTold(false);
    if (endpoint) await staff.client.database.rpc('end_push_subscription', { endpoint });
    toastDone('Notifications Off', onThisDevice('This phone no longer notifies you.'));
  }

  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {onThisDevice(
          isTold
            ? 'This phone notifies you of new enquiries.'
            : 'This phone can notify you of new enquiries, even while the app is closed.',
        )}
      </p>
      {isTold ? (
        <Button onClick={() => void stop()}>{onThisDevice('Stop on this phone')}</Button>
      ) : (
        <Button kind="primary" aria-disabled={isBusy} onClick={() => void start()}>
          {isBusy ? 'Asking...' : onThisDevice('Notify me on this phone')}
        </Button>
      )}
      <p className="note">
        A notification says what came in and for which property, never who wrote. Signing out ends
        them here.
      </p>
    </div>
  );
}
