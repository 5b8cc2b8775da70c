import { useState } from 'react';
import { useChanges, useOptimisticChanges } from '../hooks/use-changes';
import { countLostDrafts } from './leads/lost-drafts';
import { leadsWithNotes } from './leads/notes-keys';
import { useStaff } from './staff';
import { StaffSheet } from './staff-sheet';
import { WaitingChanges } from './waiting-changes';

/** Signs out of the dashboard. */
export function SignOut() {
  const staff = useStaff();
  // What was tapped a moment ago is in no list yet.
  const storing = useOptimisticChanges().length;
  return (
    <SignOutButton
      staff={staff.id}
      atLeast={storing}
      countLost={() => countLostDrafts(staff)}
      className="button button-line"
      onSignOut={staff.signOut}
    />
  );
}

type Props = {
  /** Whose work may lie here: the user id of whoever is to be signed out. */
  staff: string;
  /** So many changes wait, whatever is listed. */
  atLeast?: number;
  /**
   * On how many deleted leads they have notes that were not saved. Where it is given the dashboard is open: what is not saved
   * can be saved now.
   */
  countLost?: () => Promise<number>;
  className?: string;
  onSignOut: () => void | Promise<void>;
};

/** Ends the session; first it says what has not been sent yet, and what has not even been saved. */
export function SignOutButton({
  staff,
  atLeast = 0,
  countLost,
  className = 'action justify-self-start',
  onSignOut,
}: Props) {
  const changes = useChanges(staff);
  const parked = changes.filter(({ state }) => state === 'parked').length;
  const waiting = Math.max(changes.length - parked, atLeast);
  const [isAsking, setIsAsking] = useState(false);
  const [notes, setNotes] = useState({ drafts: 0, lost: 0 });
  const ask = async () => {
    const { size: drafts } = await leadsWithNotes(staff);
    setNotes({ drafts, lost: 0 });
    if (changes.length + atLeast + drafts === 0) return onSignOut();
    setIsAsking(true);
    // The database has to be asked: that must not keep anybody waiting.
    if (drafts > 0) setNotes({ drafts, lost: (await countLost?.()) ?? 0 });
  };

  return (
    <>
      <button type="button" className={className} onClick={() => void ask()}>
        Sign Out
      </button>
      <StaffSheet title="Before you sign out" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <WaitingChanges
          work={{ waiting, parked, ...notes }}
          isInside={countLost !== undefined}
          onSignOut={() => void onSignOut()}
        />
      </StaffSheet>
    </>
  );
}
