import { useRef, useState } from 'react';
import { EmailField, SelectField } from '../../ui/field';
import type { AuthAnswer } from '../session/auth-answer';
import type { StaffRole } from '../session/role';
import { AccountForm } from '../sign-in/account-form';
import { asRole, ROLE_OPTIONS } from './roles';

type Props = { onInvite: (named: { email: string; role: StaffRole }) => Promise<AuthAnswer> };

/** Invites somebody by their email address. */
export function InviteForm({ onInvite }: Props) {
  const [sent, setSent] = useState(0);
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="team-invite" className="grid gap-3">
      <h3 id="team-invite" className="font-sans font-semibold tracking-normal">
        Invite somebody
      </h3>
      {/* A new form for the next one. */}
      <AccountForm
        key={sent}
        id="invite"
        label="Send the invitation"
        busyLabel="Sending..."
        failure="Not Sent"
        send={({ email = '', role }) => onInvite({ email, role: asRole(role) })}
        onDone={() => {
          setSent((count) => count + 1);
          place.current?.focus();
        }}
        fields={(field) => (
          <>
            <EmailField {...field('email')} label="Their email" autoComplete="off" />
            <SelectField {...field('role')} label="Role" options={ROLE_OPTIONS} />
          </>
        )}
      />
      <p className="note">
        They get a link with which they choose their own password. It works for seven days, and you
        can withdraw it until it is used.
      </p>
    </section>
  );
}
