import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useConnectivity } from '../../hooks/use-connectivity';
import { EmailField, SelectField } from '../../ui/field';
import { Loading, TryAgain } from '../lazy-part';
import { loadMembers, TEAM } from '../people/use-team';
import type { AuthAnswer } from '../session/auth-answer';
import type { StaffRole } from '../session/role';
import { AccountForm, FailureNote } from '../sign-in/account-form';
import { useStaff } from '../staff';
import { InvitationList } from './invitation-list';
import { MemberList } from './member-list';
import { loadInvitations } from './members';
import { asRole, ROLE_OPTIONS } from './roles';
import { useTeamChanges } from './use-team-changes';

/** Who is on the team and who is invited: administrators add people, change what they are, and remove them. */
export function TeamPanel() {
  const { client, id: self } = useStaff();
  const isOffline = useConnectivity() !== 'online';
  const members = useQuery({
    queryKey: [TEAM, 'members'],
    queryFn: ({ signal }) => loadMembers(client, signal),
    staleTime: 0,
  });
  const invitations = useQuery({
    queryKey: [TEAM, 'invitations'],
    queryFn: ({ signal }) => loadInvitations(client, signal),
    staleTime: 0,
  });
  const changes = useTeamChanges(members.data);

  if (!members.data || !invitations.data) {
    if (members.isFetching || invitations.isFetching) return <Loading />;
    return <TryAgain onRetry={() => void changes.reload()}>Our server can’t be reached.</TryAgain>;
  }
  return (
    <div className="mt-3 grid gap-6">
      {isOffline && (
        <p role="status" className="account-note mt-0">
          You are offline. Changes to the team need a network.
        </p>
      )}
      <FailureNote failure={changes.failure} />
      <MemberList
        members={members.data}
        self={self}
        onRole={changes.changeRole}
        onRemove={changes.remove}
      />
      <InvitationList
        invitations={invitations.data}
        onAgain={changes.sendAgain}
        onWithdraw={changes.withdraw}
      />
      <InviteForm onInvite={changes.invite} />
    </div>
  );
}

type Props = { onInvite: (named: { email: string; role: StaffRole }) => Promise<AuthAnswer> };

/** Invites somebody by their email address. */
function InviteForm({ onInvite }: Props) {
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
