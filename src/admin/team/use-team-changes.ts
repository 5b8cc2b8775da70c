import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { type Member, TEAM } from '../people/use-team';
import { sayDone } from '../say';
import { type AuthAnswer, failureToast } from '../session/auth-answer';
import type { StaffRole } from '../session/role';
import { linkToJoin } from '../sign-in/accounts';
import { useStaff } from '../staff';
import { invite, removeMember, roleName, setRole, TeamError, withdraw } from './members';

type Named = { email: string; role: StaffRole };
/** @param before the role that an undo gives back */
type RoleChange = Named & { before?: StaffRole };

/**
 * Returns what administrators can do to the team, and why the last change failed. What was done is said in a toast.
 * @param members who is on the team, as far as it is known
 */
export function useTeamChanges(members: readonly Member[] | undefined) {
  const { client, id: self } = useStaff();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<Toast>();
  const reload = () => queries.invalidateQueries({ queryKey: [TEAM] });

  /** What all changes have in common, except the invitation: its form itself says what went wrong. */
  const change = (title: string) => ({
    onMutate: () => setFailure(undefined),
    onError(error: unknown) {
      const said = failureToast(title, answerIn(error));
      setFailure(said);
      if (said) void showToast(said);
    },
    onSettled: reload,
  });
  /** Administrators who change their own role may no longer see the team. */
  const askAgain = (email: string) => {
    if (members?.find((member) => member.email === email)?.user_id === self) client.doubt();
  };

  const changing = useMutation({
    ...change('Not Changed'),
    mutationFn: ({ email, role }: RoleChange) => setRole(client, email, role),
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
    onSuccess(_, email) {
      askAgain(email);
      sayDone('Removed', `${email} is off the team. To bring them back, invite them again.`);
    },
  });
  const sending = {
    mutationFn: (named: Named) => invite(client, named, linkToJoin),
    onSuccess: (_: unknown, { email }: Named) =>
      sayDone('Invitation Sent', `${email} has seven days to open its link.`),
  };
  const inviting = useMutation({ ...sending, onSettled: reload });
  const resending = useMutation({ ...change('Not Sent'), ...sending });
  const withdrawing = useMutation({
    ...change('Not Withdrawn'),
    mutationFn: (email: string) => withdraw(client, email),
    onSuccess: (_, email) => sayDone('Invitation Withdrawn', `${email} can’t join any more.`),
  });

  return {
    failure,
    reload,
    changeRole: ({ email, role: before }: Member, role: StaffRole) =>
      changing.mutate({ email, role, before }),
    remove: (email: string) => removing.mutate(email),
    sendAgain: ({ email, role }: Named) => resending.mutate({ email, role }),
    withdraw: (email: string) => withdrawing.mutate(email),
    invite: (named: Named): Promise<AuthAnswer> =>
      inviting.mutateAsync(named).then(() => ({ kind: 'done' }), answerIn),
  };
}

const answerIn = (error: unknown): AuthAnswer =>
  error instanceof TeamError ? error.answer : { kind: 'unexpected' };
