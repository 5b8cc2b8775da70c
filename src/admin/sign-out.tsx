import { useStaff } from './staff';

/** Ends the session. */
export function SignOut() {
  const { signOut } = useStaff();
  return (
    <button type="button" className="button button-line" onClick={() => void signOut()}>
      Sign Out
    </button>
  );
}
