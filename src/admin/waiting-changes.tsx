import { useState } from 'react';
import { useConnectivity } from '../hooks/use-connectivity';
import { useOutbox } from '../hooks/use-outbox';
import { Link } from '../ui/link';
import { type KeptWork, signOutWords } from './kept-words';

type Props = {
  work: KeptWork;
  /** The dashboard is open: notes can be saved, and changes sent. */
  isInside: boolean;
  onSignOut: () => void;
};

/** What is not in the database yet, and what becomes of it at a sign-out. */
export function WaitingChanges({ work, isInside, onSignOut }: Props) {
  const outbox = useOutbox();
  const isOnline = useConnectivity() === 'online';
  // Pressed without a network: that a browser says so is only a hint, so it is tried all the same.
  const [wasPressed, setWasPressed] = useState(false);
  const words = signOutWords(work, isInside, isOnline);
  const { waiting, parked } = work;

  return (
    <div className="grid gap-5">
      <div className="grid gap-3" aria-live="polite">
        {words.length === 0 && <p>Everything has been sent.</p>}
        {words.map(({ what, becomes }) => (
          <p key={what}>
            <strong>{what}</strong> {becomes}
          </p>
        ))}
        {waiting > 0 && wasPressed && !isOnline && (
          <p className="note">
            There is no network yet. While this page is open, what waits goes out by itself once
            there is one.
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {waiting > 0 && isInside && (
          <button
            type="button"
            className="button button-primary"
            onClick={() => {
              setWasPressed(true);
              void outbox.flush('manual');
            }}
          >
            Send now
          </button>
        )}
        <button type="button" className="button button-line" onClick={onSignOut}>
          Sign Out
        </button>
        {waiting + parked > 0 && isInside && (
          <Link className="action" to="/outbox">
            See what waits
          </Link>
        )}
      </div>
    </div>
  );
}
