import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConnectivity } from '../../hooks/use-connectivity';
import { showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { TryAgain } from '../lazy-part';
import { sayDone } from '../say';
import { type AuthAnswer, failureToast } from '../session/auth-answer';
import type { StaffRole } from '../session/role';
import { FailureNote } from '../sign-in/account-form';
import { linkToJoin } from '../sign-in/accounts';
import { useStaff } from '../staff';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { MemberList } from './member-list';
import {
  invite,
  loadInvitations,
  loadMembers,
  removeMember,
  setRole,
  TeamError,
  withdraw,
} from './members';
import { roleName } from './roles';

const TEAM = 'team';

/** Who is on the team and who is invited: administrators add people, change what they are, and remove them. */
export function TeamPanel() {
  const { client, id: self } = useStaff();
  const queries = useQueryClient();
  const isOffline = useConnectivity() !== 'online';
  const [failure, setFailure] = useState<Toast>();

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
  const reload = () => queries.invalidateQueries({ queryKey: [TEAM] });

  /** What every change has in common. */
  const change = (title: string) => ({
    onMutate: () => setFailure(undefined),
    onError(error: unknown) {
      const said = failureToast(title, answerIn(error));
      setFailure(said);
      if (said) void showToast(said);
    },
    onSettled: reload,
  });
  /** Somebody who changes what they are themselves may not be shown this any more. */
  const askAgain = (email: string) => {
    if (members.data?.find((member) => member.email === email)?.user_id === self) client.doubt();
  };

  const changing = useMutation({
    ...change('Not Changed'),
    mutationFn: ({ email, role }: Named) => setRole(client, email, role),
    onSuccess(_, { email, role, before }) {
      askAgain(email);
      void showToast({
        kind: 'done',
        title: 'Role Changed',
        description: `${email} is an ${roleName(role).toLowerCase()} now.`,
        ...(before && {
          action: { label: 'Undo', run: () => changing.mutate({ email, role: before }) },
        }),
      });
    },
  });
  const removing = useMutation({
    ...change('Not Removed'),
    mutationFn: (email: string) => removeMember(client, email),
    onSuccess: (_, email) => askAgain(email),
  });
  const sending = {
    mutationFn: (named: Named) => invite(client, named, linkToJoin),
    onSuccess: (_: unknown, { email }: Named) =>
      sayDone('Invitation Sent', `${email} has seven days to open its link.`),
  };
  // Its form says itself what went wrong.
  const inviting = useMutation({ ...sending, onSettled: reload });
  const resending = useMutation({ ...change('Not Sent'), ...sending });
  const withdrawing = useMutation({
    ...change('Not Withdrawn'),
    mutationFn: (email: string) => withdraw(client, email),
    onSuccess: (_, email) => sayDone('Invitation Withdrawn', `${email} can’t join any more.`),
  });

  if (!members.data || !invitations.data) {
    if (members.isFetching || invitations.isFetching) return <p role="status">Loading...</p>;
    return (
      <TryAgain onRetry={() => void reload()}>
        Our server can’t be reached, so we can’t show who is on the team.
      </TryAgain>
    );
  }
  return (
    <div className="mt-3 grid gap-6">
      {isOffline && (
        <p role="status" className="account-note mt-0">
          You are offline. Changes to the team need a network.
        </p>
      )}
      <FailureNote failure={failure} />
      <MemberList
        members={members.data}
        self={self}
        onRole={({ email, role: before }, role) => changing.mutate({ email, role, before })}
        onRemove={(email) => removing.mutate(email)}
      />
      <InvitationList
        invitations={invitations.data}
        onAgain={({ email, role }) => resending.mutate({ email, role })}
        onWithdraw={(email) => withdrawing.mutate(email)}
      />
      <InviteForm
        onInvite={(named) => inviting.mutateAsync(named).then(() => ({ kind: 'done' }), answerIn)}
      />
    </div>
  );
}

const answerIn = (error: unknown): AuthAnswer =>
  error instanceof TeamError ? error.answer : { kind: 'unexpected' };

type Named = { email: string; role: StaffRole; before?: StaffRole };
