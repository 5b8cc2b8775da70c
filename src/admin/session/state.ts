/** Somebody who is signed in. */
export type Who = { id: string; email: string };

/** Who is there, and what is known of their right to be. */
export type SessionState =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  /** Signed in; the database has been asked for their role. */
  | { kind: 'checking'; who: Who }
  /** The database could not be asked, and nobody of this name was let in on this device before. */
  | { kind: 'unreachable'; who: Who }
  /** Signed in, but no administrator; the session has been ended. */
  | { kind: 'denied'; who: Who }
  | { kind: 'admin'; who: Who }
  /** An administrator whose session has ended in the middle of their work. */
  | { kind: 'expired'; who: Who };

/** What the database says about somebody's role. */
export type Verdict =
  | 'admin'
  | 'no-admin'
  /** It answered with an error of its own. */
  | 'failed'
  /** It does not accept the session any more. */
  | 'no-session'
  /** It did not answer, or something else did. */
  | 'unreachable';

export type Step = 'enter' | 'deny' | 'wait' | 'expire' | 'end';

/**
 * What follows from a verdict.
 * @param isKnown whether this device has let them in before
 * @param isInside whether they are at work in the dashboard right now
 */
export function afterCheck(verdict: Verdict, isKnown: boolean, isInside: boolean): Step {
  switch (verdict) {
    case 'admin':
      return 'enter';
    case 'no-admin':
      return 'deny';
    case 'failed':
      // A hiccup of the server must not throw anybody out of what they are writing. The database guards the rows anyway.
      return isInside ? 'enter' : 'deny';
    case 'no-session':
      return isInside ? 'expire' : 'end';
    case 'unreachable':
      return isKnown ? 'enter' : 'wait';
  }
}
