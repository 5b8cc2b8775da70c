/** Somebody who is signed in. */
export type Who = { id: string; email: string };

/** Who is signed in, and what is known about their role. */
export type SessionState =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  /** Signed in; the database has been asked for their role. */
  | { kind: 'checking'; who: Who }
  /** The database could not be asked, and this person was not let in on this device before. */
  | { kind: 'unreachable'; who: Who }
  /** Signed in by the link for a forgotten password, but no administrator: only the new password is awaited. */
  | { kind: 'no-role'; who: Who }
  /** Signed in, but no administrator as far as could be told; the session has been ended. */
  | { kind: 'denied'; who: Who }
  /** The password was right; a code is due. The dashboard may be open behind it, with what was typed. */
  | { kind: 'code-due'; who: Who; isInside: boolean }
  | { kind: 'admin'; who: Who }
  /** An administrator whose session has ended in the middle of their work. */
  | { kind: 'expired'; who: Who };
