import { type ComponentType, useEffect, useState } from 'react';
import { StaffSheet } from '../staff-sheet';

/** Leads from the dashboard's head to what protects the account. */
export function Security({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="dashboard-who" onClick={() => setIsOpen(true)}>
        <span className="font-serif">Admin Dashboard</span>
        <span className="note dashboard-account">
          <span className="dashboard-email">{email}</span>
          <span className="dashboard-security">Security</span>
        </span>
      </button>
      <StaffSheet title="Security" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {isOpen && <Panel />}
      </StaffSheet>
    </>
  );
}

/** Needed on few days, and it draws a QR code: a script of its own. */
function Panel() {
  const [state, setState] = useState<{ Loaded?: ComponentType; isLost?: true }>({});
  const { Loaded, isLost } = state;
  useEffect(() => {
    if (isLost || Loaded) return;
    let isGone = false;
    import('./security-panel').then(
      ({ SecurityPanel }) => !isGone && setState({ Loaded: SecurityPanel }),
      () => !isGone && setState({ isLost: true }),
    );
    return () => {
      isGone = true;
    };
  }, [isLost, Loaded]);

  if (Loaded) return <Loaded />;
  if (!isLost) return <p role="status">Looking at your account...</p>;
  return (
    <div role="alert">
      <p>This needs a network. Please check your connection and try again.</p>
      <button type="button" className="action" onClick={() => setState({})}>
        Try again
      </button>
    </div>
  );
}
