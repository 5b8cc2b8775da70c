import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { randomId } from '../../lib/random-id';
import { flag, listOf, object, oneOf, type Shape, type ShapeOf, text } from '../../lib/shape';
import { showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import type { StaffClient } from '../client';
import { type Member, TEAM } from '../people/use-team';
import { runQuery } from '../rows/run-query';
import { type AuthAnswer, failureToast } from '../session/auth-answer';
import type { QueryAnswer, StaffRole } from '../session/role';
import { linkToJoin } from '../sign-in/accounts';
import { useStaff } from '../staff';
import { toastDone } from '../toasts';

const isRole = oneOf('admin', 'agent');
const isInvitation = object({ email: text, role: isRole, invited_by: text, expires_at: text });
const isInvited = object({ code: text, has_account: flag });

/** Somebody who has not accepted yet. */
export type Invitation = ShapeOf<typeof isInvitation>;
/** What the link of the message contains, and whether the address has an account already. */
type Invited = ShapeOf<typeof isInvited>;

type Database = Pick<StaffClient, 'database'>;

export function loadInvitations(
  { database }: Database,
  signal: AbortSignal,
): Promise<Invitation[]> {
  return runQuery(database.rpc('list_invitations'), listOf(isInvitation), signal);
}

/** A change to the team that was not made. */
export class TeamError extends Error {
  readonly answer: AuthAnswer;

  constructor(answer: AuthAnswer) {
    super('The team stays as it was.');
    this.name = 'TeamError';
    this.answer = answer;
  }
}

async function setRole({ database }: Database, email: string, role: StaffRole) {
  await run(database.rpc('set_role', { email, role }), flag);
}

export async function removeMember({ database }: Database, email: string): Promise<void> {
  await run(database.rpc('remove_role', { email }), isAnything);
}

async function withdraw({ database }: Database, email: string): Promise<void> {
  await run(database.rpc('withdraw_invitation', { email }), isAnything);
}

/** Invites an address, and has the account server send it the link. Inviting it again renews both. */
export async function invite(
  client: Pick<StaffClient, 'database' | 'post'>,
  { email, role }: { email: string; role: StaffRole },
  linkOf: (code: string) => string,
): Promise<void> {
  const invited = await run(client.database.rpc('invite_staff', { email, role }), isInvited);
  await sendLink(client, email, invited, linkOf(invited.code));
}

const NOT_SENT = 'They are invited, but the message was not sent.';
const TOO_MANY = 429;

/**
 * Sends the message: that of a sign-up with a password that nobody knows, or that for a forgotten password. The public key
 * is enough for either, and neither touches the administrator's own session.
 */
async function sendLink(
  { post }: Pick<StaffClient, 'post'>,
  email: string,
  { has_account }: Invited,
  link: string,
): Promise<void> {
  const path = has_account ? 'recover' : 'signup';
  const body = has_account ? { email } : { email, password: unguessable() };
  const response = await post(`${path}?${new URLSearchParams({ redirect_to: link })}`, {
    body,
  }).catch(() => undefined);
  if (response?.ok) return;
  const refused = (why: string) =>
    new TeamError({ kind: 'refused', message: `${NOT_SENT} ${why}` });
  if (!response) throw refused('Our server can’t be reached. Send it again from the list.');
  if (response.status === TOO_MANY) throw refused('Wait a minute, then send it again.');
  throw refused(await reasonOf(response));
}

/** With every kind of character that a project may ask for. */
const unguessable = () => `${randomId()}Aa1!`;

const isFault = object({ msg: text });

async function reasonOf(response: Response): Promise<string> {
  const fault: unknown = await response.json().catch(() => undefined);
  return isFault(fault) ? `${fault.msg}.` : `The account server answered ${response.status}.`;
}

type Call = PromiseLike<QueryAnswer> & { retry(isOn: boolean): Call };
const isAnything = (_: unknown): _ is unknown => true;

/** Runs a function of the database, whose refusals say in words what to do instead. */
async function run<T>(call: Call, isAnswer: Shape<T>): Promise<T> {
  const { status, data, error } = await call.retry(false);
  if (error) throw new TeamError(readRefusal(status, error));
  if (!isAnswer(data)) throw new TeamError({ kind: 'unexpected' });
  return data;
}

function readRefusal(status: number, error: NonNullable<QueryAnswer['error']>): AuthAnswer {
  const { code, message, hint } = error;
  // An error without a code isn't the database's.
  if (!code || status >= 500) return { kind: status === 0 ? 'unreachable' : 'unexpected' };
  return { kind: 'refused', message: [message, hint].filter(Boolean).join(' ') };
}

/** What each role is called on the dashboard. */
const NAMES: Record<StaffRole, string> = { admin: 'Administrator', agent: 'Agent' };

export const ROLE_OPTIONS = (['agent', 'admin'] as const).map((value) => ({
  value,
  label: NAMES[value],
}));

export const roleName = (role: StaffRole): string => NAMES[role];

export const asRole = (value: string | undefined): StaffRole =>
  value === 'admin' ? 'admin' : 'agent';

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
      toastDone('Removed', `${email} is off the team. To bring them back, invite them again.`);
    },
  });
  const sending = {
    mutationFn: (named: Named) => invite(client, named, linkToJoin),
    onSuccess: (_: unknown, { email }: Named) =>
      toastDone('Invitation Sent', `${email} has seven days to open its link.`),
  };
  const inviting = useMutation({ ...sending, onSettled: reload });
  const resending = useMutation({ ...change('Not Sent'), ...sending });
  const withdrawing = useMutation({
    ...change('Not Withdrawn'),
    mutationFn: (email: string) => withdraw(client, email),
    onSuccess: (_, email) => toastDone('Invitation Withdrawn', `${email} can’t join any more.`),
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
