import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hostNow } from '../../device/clock';
import { lagosDay } from '../../domain/lagos-time';
import { useConnectivity } from '../../hooks/use-connectivity';
import { britishDate } from '../../lib/english';
import { parseTime } from '../../lib/time-words';
import { Action } from '../../ui/button';
import { EmailField, SelectField } from '../../ui/field';
import { Loading, TryAgain } from '../loading';
import { loadMembers, type Member, memberName, TEAM } from '../people/use-team';
import type { AuthAnswer } from '../session/auth-answer';
import type { StaffRole } from '../session/role';
import { AccountForm, FailureNote } from '../sign-in/account-form';
import { useStaff } from '../staff';
import { MemberList } from './member-list';
import {
  asRole,
  type Invitation,
  loadInvitations,
  ROLE_OPTIONS,
  roleName,
  useTeamChanges,
} from './members';

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
        inviterOf={({ invited_by }) => nameIn(members.data, invited_by, self)}
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
        They get a link to choose their own password. It works for seven days, and you can withdraw
        it until it is used.
      </p>
    </section>
  );
}

type InvitationProps = {
  invitations: readonly Invitation[];
  /** Returns how whoever invited somebody is called within a sentence. */
  inviterOf: (invitation: Invitation) => string;
  onAgain: (invitation: Invitation) => void;
  onWithdraw: (email: string) => void;
};

/** Who is invited and has not come yet. */
function InvitationList({ invitations, inviterOf, onAgain, onWithdraw }: InvitationProps) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="team-invited">
      <h3 id="team-invited" className="font-sans font-semibold tracking-normal">
        Invited
      </h3>
      <ul className="mt-2 grid border-t border-line">
        {invitations.map((invitation) => {
          const { email, role } = invitation;
          return (
            <li key={email} className="border-b border-line py-3">
              <p className="wrap-anywhere">{email}</p>
              <p className="note">
                {roleName(role)}. {validity(invitation, inviterOf(invitation), hostNow())}
              </p>
              <p className="flex flex-wrap gap-x-6">
                <Action onClick={() => onAgain(invitation)}>
                  Send again<span className="sr-only"> to {email}</span>
                </Action>
                <Action onClick={() => onWithdraw(email)}>
                  Withdraw<span className="sr-only"> the invitation of {email}</span>
                </Action>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** "Invited by Ada Obi, until 3 December 2026." */
function validity({ expires_at }: Invitation, inviter: string, now: number): string {
  const until = parseTime(expires_at);
  const day = britishDate(lagosDay(until));
  return until <= now ? `Expired on ${day}.` : `Invited by ${inviter}, until ${day}.`;
}

/** Returns how the member with this address is called within a sentence: "you". */
function nameIn(members: readonly Member[], email: string, self: string): string {
  const member = members.find((one) => one.email === email);
  if (!member) return email;
  return member.user_id === self ? 'you' : memberName(member);
}
