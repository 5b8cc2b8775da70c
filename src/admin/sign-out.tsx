import { useState } from 'react';
import { useStore } from 'zustand';
import { useChanges } from '../hooks/use-changes';
import { Sheet } from '../ui/sheet';
import { NOTES_KEY } from './leads/notes-draft';
import { listsOf } from './rows/lists';
import { useStaff } from './staff';
import { WaitingChanges } from './waiting-changes';

/** Ends the session; first it says what has not been sent yet, and what has not even been saved. */
export function SignOut() {
  const staff = useStaff();
  const { id, signOut } = staff;
  const listed = useChanges(id).length;
  // What was tapped a moment ago is in no list yet.
  const underWay = useStore(listsOf(staff).asked.underWay).length;
  const waiting = Math.max(listed, underWay);
  const [isAsking, setIsAsking] = useState(false);
  const [drafts, setDrafts] = useState(0);
  const ask = async () => {
    const kept = await listsOf(staff).copy.keys(NOTES_KEY);
    setDrafts(kept.length);
    if (waiting > 0 || kept.length > 0) setIsAsking(true);
    else await signOut();
  };

  return (
    <>
      <button type="button" className="button button-line" onClick={() => void ask()}>
        Sign Out
      </button>
      <Sheet title="Before you sign out" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <WaitingChanges count={waiting} drafts={drafts} onSignOut={() => void signOut()} />
      </Sheet>
    </>
  );
}
