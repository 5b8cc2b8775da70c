import { useConnectivity } from '../hooks/use-connectivity';
import { useOutbox } from '../hooks/use-outbox';
import { Link } from '../ui/link';

type Props = {
  count: number;
  /** Notes that were typed and not saved: on how many leads. */
  drafts: number;
  /** The dashboard is open: notes can be saved, and changes sent. */
  isInside: boolean;
  onSignOut: () => void;
};

/** What has not been sent yet, and what becomes of it at a sign-out. */
export function WaitingChanges({ count, drafts, isInside, onSignOut }: Props) {
  const outbox = useOutbox();
  const isOffline = useConnectivity() !== 'online';

  return (
    <div className="grid gap-5">
      <div className="grid gap-3" aria-live="polite">
        {drafts > 0 && (
          <p>
            <strong>
              Notes on {drafts === 1 ? '1 lead' : `${drafts} leads`} are not saved yet.
            </strong>{' '}
            Signing out erases them. To keep them, close this,{' '}
            {isInside ? 'open the lead and save them.' : 'sign in and save them.'}
          </p>
        )}
        {count === 0 ? (
          drafts === 0 && <p>Everything has been sent.</p>
        ) : (
          <>
            <p>
              <strong>
                {count === 1 ? '1 change is' : `${count} changes are`} still waiting on this device.
              </strong>{' '}
              Signing out does not erase what waits: it stays here, without names, and goes out when
              you sign in again.
            </p>
            {isOffline && <p className="note">At the moment there is no network to send it by.</p>}
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {count > 0 && isInside && (
          <button
            type="button"
            className="button button-primary"
            onClick={() => void outbox.flush('manual')}
          >
            Send now
          </button>
        )}
        <button type="button" className="button button-line" onClick={onSignOut}>
          Sign Out
        </button>
        {count > 0 && isInside && (
          <Link className="action" to="/outbox">
            See what waits
          </Link>
        )}
      </div>
    </div>
  );
}
