import { useState } from 'react';
import { LazyPart } from '../lazy-part';
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
        {isOpen && (
          <LazyPart name="security" load={() => import('./security-panel')}>
            {({ SecurityPanel }) => <SecurityPanel />}
          </LazyPart>
        )}
      </StaffSheet>
    </>
  );
}
