import { useState } from 'react';
import { isFinal } from '../domain/amendment';
import { isPictureRefused } from '../domain/business-card';
import { isViewing } from '../domain/viewing';
import { useChanges, useOptimisticChanges } from '../hooks/use-changes';
import { useConnectivity } from '../hooks/use-connectivity';
import { useOutbox, useOutboxList } from '../hooks/use-outbox';
import { VIEWING_DRAFT } from '../offline/cleared';
import { createDrafts } from '../offline/drafts';
import { isLive } from '../offline/entry';
import { onTheirOwn } from '../offline/pictures';
import type { OutboxContentsState } from '../offline/status';
import { Button } from '../ui/button';
import { Link } from '../ui/link';
import { type KeptWork, signOutWords } from './kept-words';
import { rowsWithNotes } from './notes/notes-draft';
import { StaffSheet } from './staff-sheet';

type Props = {
  /** The id of the user to sign out, whose unsaved work is listed. */
  staff: string;
  /** The minimum number of waiting changes, whatever is listed. */
  atLeast?: number;
  /** Counts the deleted rows with unsaved notes. Missing outside the dashboard, where nothing can be saved. */
  countLost?: () => Promise<number>;
  className?: string;
  onSignOut: () => void | Promise<void>;
};

/** Signs out, after listing what has not been sent or saved yet. */
export function SignOutButton({
  staff,
  atLeast = 0,
  countLost,
  className = 'action justify-self-start',
  onSignOut,
}: Props) {
  const changes = useChanges(staff);
  // What was done right before is not on the device yet.
  const storing = useOptimisticChanges().filter(
    (one) => one.staff === staff && !changes.some(({ change }) => change.row_id === one.row_id),
  );
  const parked = changes.filter(({ state }) => state === 'parked').length;
  const waiting = Math.max(changes.length + storing.length - parked, atLeast);
  const [isAsking, setIsAsking] = useState(false);
  const outbox = useOutbox();
  const captured = keptCaptures(useOutboxList());
  const [typed, setTyped] = useState({ drafts: 0, lost: 0, halfTyped: 0 });
  const ask = async () => {
    const { size: drafts } = await rowsWithNotes(staff);
    const { length: halfTyped } = await createDrafts(outbox).filled(VIEWING_DRAFT);
    setTyped({ drafts, lost: 0, halfTyped });
    const kept = changes.length + storing.length + atLeast + captured.captures + captured.refused;
    if (kept + drafts + halfTyped === 0) return onSignOut();
    setIsAsking(true);
    // This asks the database, and nobody should have to wait for it. Without its script or an answer none is known.
    const lost = drafts > 0 && (await countLost?.().catch(() => undefined));
    if (lost) setTyped({ drafts, lost, halfTyped });
  };

  return (
    <>
      <button type="button" className={className} onClick={() => void ask()}>
        Sign Out
      </button>
      <StaffSheet title="Before you sign out" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <WaitingWork
          work={{ waiting, parked, ...captured, ...typed }}
          isInside={countLost !== undefined}
          onSignOut={onSignOut}
        />
      </StaffSheet>
    </>
  );
}

type WorkProps = { work: KeptWork; isInside: boolean; onSignOut: () => void };

/** Lists what is not in the database yet, and what a sign-out does to it. */
function WaitingWork({ work, isInside, onSignOut }: WorkProps) {
  const outbox = useOutbox();
  const isOnline = useConnectivity() === 'online';
  // Offline, "Send now" tries to send all the same; the note then explains why changes still wait.
  const [wasPressed, setWasPressed] = useState(false);
  const words = signOutWords(work, isInside, isOnline);
  const { captures, refused, parked } = work;
  // Captures go out from any page.
  const toSend = captures + (isInside ? work.waiting : 0);

  return (
    <div className="grid gap-5">
      <div className="grid gap-3" aria-live="polite">
        {words.length === 0 && <p>Everything has been sent.</p>}
        {words.map(({ what, becomes }) => (
          <p key={what}>
            <strong>{what}</strong> {becomes}
          </p>
        ))}
        {toSend > 0 && wasPressed && !isOnline && (
          <p className="note">
            There is no network yet. What waits goes out once there is one, while this page is open.
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {toSend > 0 && (
          <Button
            kind="primary"
            onClick={() => {
              setWasPressed(true);
              void outbox.flush('manual');
            }}
          >
            Send now
          </Button>
        )}
        <Button onClick={onSignOut}>Sign Out</Button>
        {(toSend + refused > 0 || (parked > 0 && isInside)) && (
          <Link className="action" to="/outbox">
            See what’s waiting
          </Link>
        )}
      </div>
    </div>
  );
}

/**
 * Counts what was captured at viewings and stays on this device after a sign-out, because the database does not have it
 * yet. What it has refused for good goes with the sign-out.
 */
function keptCaptures(list: OutboxContentsState): Pick<KeptWork, 'captures' | 'refused'> {
  if (list.kind !== 'ready') return { captures: 0, refused: 0 };
  const viewings = list.entries.filter(isLive).filter(({ submission }) => isViewing(submission));
  const refused = viewings.filter((entry) => entry.state.kind === 'parked' && !isFinal(entry));
  const waiting = viewings.filter(({ state }) => state.kind !== 'parked');
  const pictures = onTheirOwn(list.pictures, list.entries).filter(
    ({ state }) => !isPictureRefused(state),
  );
  return { captures: waiting.length + pictures.length, refused: refused.length };
}
