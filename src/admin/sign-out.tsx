import { useState } from 'react';
import { useChanges } from '../hooks/use-changes';
import { Sheet } from '../ui/sheet';
import { useStaff } from './staff';
import { WaitingChanges } from './waiting-changes';

/** Ends the session; first it says what has not been sent yet. */
export function SignOut() {
  const { id, signOut } = useStaff();
  const waiting = useChanges(id).length;
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
