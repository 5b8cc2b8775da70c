import { useState } from 'react';
import { useStore } from 'zustand';
import { useChanges } from '../hooks/use-changes';
import { keptKeys } from '../offline/staff-copy';
import { Sheet } from '../ui/sheet';
import { NOTES_KEY } from './leads/notes-draft';
import { listsOf } from './rows/lists';
import { useStaff } from './staff';
import { WaitingChanges } from './waiting-changes';

/** Signs out of the dashboard. */
export function SignOut() {
  const staff = useStaff();
  // What was tapped a moment ago is in no list yet.
  const underWay = useStore(listsOf(staff).asked.underWay).length;
  return (
    <SignOutButton
      staff={staff.id}
      atLeast={underWay}
      isInside
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
  /** The dashboard is open: what is not saved can be saved now. */
  isInside?: boolean;
  className?: string;
  onSignOut: () => void | Promise<void>;
};

/** Ends the session; first it says what has not been sent yet, and what has not even been saved. */
export function SignOutButton({
  staff,
  atLeast = 0,
  isInside = false,
  className = 'action justify-self-start',
  onSignOut,
}: Props) {
  const waiting = Math.max(useChanges(staff).length, atLeast);
  const [isAsking, setIsAsking] = useState(false);
  const [drafts, setDrafts] = useState(0);
  const ask = async () => {
    const kept = await keptKeys(NOTES_KEY);
    setDrafts(kept.length);
    if (waiting > 0 || kept.length > 0) setIsAsking(true);
    else await onSignOut();
  };

  return (
    <>
      <button type="button" className={className} onClick={() => void ask()}>
        Sign Out
      </button>
      <Sheet title="Before you sign out" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <WaitingChanges
          count={waiting}
          drafts={drafts}
          isInside={isInside}
          onSignOut={() => void onSignOut()}
        />
      </Sheet>
    </>
  );
}
