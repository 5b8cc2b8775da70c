import { useState } from 'react';
import { useStore } from 'zustand';
import { useChanges } from '../hooks/use-changes';
import { Sheet } from '../ui/sheet';
import { listsOf } from './rows/lists';
import { useStaff } from './staff';
import { WaitingChanges } from './waiting-changes';

/** Ends the session; first it says what has not been sent yet. */
export function SignOut() {
  const staff = useStaff();
  const { id, signOut } = staff;
  const listed = useChanges(id).length;
  // What was tapped a moment ago is in no list yet.
  const underWay = useStore(listsOf(staff).asked.underWay).length;
  const waiting = Math.max(listed, underWay);
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <button
        type="button"
        className="button button-line"
        onClick={() => (waiting > 0 ? setIsAsking(true) : void signOut())}
      >
        Sign Out
      </button>
      <Sheet title="Before you sign out" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <WaitingChanges count={waiting} onSignOut={() => void signOut()} />
      </Sheet>
    </>
  );
}
