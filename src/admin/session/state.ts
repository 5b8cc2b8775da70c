import type { StaffRole } from './role';

/** Somebody who is signed in. */
export type Who = { id: string; email: string };

/** Who is signed in, and what is known about their role. */
export type SessionState =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  /** Signed in; the database has been asked for their role. */
  | { kind: 'checking'; who: Who }
  /** The database could not be asked, and this person had not been let in on this device before. */
  | { kind: 'unreachable'; who: Who }
  /** Signed in by a password reset link, but not on the team: may only choose the new password. */
  | { kind: 'no-role'; who: Who }
  /** Signed in, but not confirmed as staff; the session has been ended. */
  | { kind: 'denied'; who: Who }
  /** The password was right; a code is due. The dashboard of this role may be open below the sheet, with what was typed. */
  | { kind: 'code-due'; who: Who; inside: StaffRole | undefined }
  | { kind: 'staff'; who: Who; role: StaffRole }
  /** A member of the staff whose session ended while they were working. */
  | { kind: 'expired'; who: Who; role: StaffRole };

type AtWork = Extract<SessionState, { kind: 'staff' | 'expired' | 'code-due' }>;

/** Whether the dashboard is open, possibly under the sheet that asks for the password or code again. */
export function isAtWork(state: SessionState): state is AtWork {
  const { kind } = state;
  return (
    kind === 'staff' || kind === 'expired' || (kind === 'code-due' && state.inside !== undefined)
  );
}
