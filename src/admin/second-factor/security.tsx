import { useState } from 'react';
import { LazyPart } from '../lazy-part';
import { StaffSheet } from '../staff-sheet';

/** Opens the account's security settings from the dashboard's header. */
export function Security({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {/* Both lines form one button: as two, neither would be tall enough for a thumb. */}
      <button
        type="button"
        className="grid min-h-12 min-w-0 cursor-pointer content-center text-start"
        onClick={() => setIsOpen(true)}
      >
        <span className="font-serif text-prose leading-[1.3]">Admin Dashboard</span>
        <span className="note flex min-w-0 gap-3">
          <span className="truncate" title={email}>
            {email}
          </span>
          <span className="font-semibold text-palm underline underline-offset-[0.2em]">
            Security
          </span>
        </span>
      </button>
      <StaffSheet title="Security" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <LazyPart name="security" load={() => import('./security-panel')}>
          {({ SecurityPanel }) => <SecurityPanel />}
        </LazyPart>
      </StaffSheet>
    </>
  );
}
