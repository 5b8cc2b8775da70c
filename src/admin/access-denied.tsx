/** For somebody who is signed in and no administrator. */
export function AccessDenied({ onSignOut }: { onSignOut: () => void }) {
  return (
    <div className="wrap account">
      <div className="denied" role="alert">
        <h1 className="subtitle">Access Denied</h1>
        <p className="mt-2">You don't have administrative privileges.</p>
        <button type="button" className="button button-line mt-6" onClick={onSignOut}>
          Sign Out
        </button>
      </div>
    </div>
  );
}
