import { useState } from 'react';
import { LazyPart } from '../lazy-part';
import { StaffSheet } from '../staff-sheet';

/** Opens the account's security settings from the dashboard's header. */
export function Security({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {/* On a phone it is as tall as a thumb needs by reaching over the heading. */}
      <button
        type="button"
        className="account-button min-w-0 cursor-pointer text-start"
        onClick={() => setIsOpen(true)}
      >
        <span className="block font-serif text-prose leading-[1.3] max-md:sr-only">
          Admin Dashboard
        </span>
        <span className="note flex min-w-0 gap-2 md:gap-3">
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
