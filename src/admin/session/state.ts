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
  /** Signed in by the link of a forgotten password, but no administrator: only the new password is waited for. */
  | { kind: 'no-role'; who: Who }
  /** Signed in, but no administrator as far as could be told; the session has been ended. */
  | { kind: 'denied'; who: Who }
  /** The password was right; a code is due. The dashboard may lie open behind it, with what was typed. */
  | { kind: 'code-due'; who: Who; isInside: boolean }
  | { kind: 'admin'; who: Who }
  /** An administrator whose session has ended in the middle of their work. */
  | { kind: 'expired'; who: Who };

/** What the database says about somebody's role. */
export type RoleVerdict =
  | 'admin'
  | 'no-admin'
  /** It tells it only to who has passed the second factor as well. */
  | 'no-code'
  /** It answered with an error of its own. */
  | 'failed'
  /** It does not accept the session any more. */
  | 'no-session'
  /** It did not answer, or something else did. */
  | 'unreachable';

export type Step =
  | 'enter'
  /** They have no right to be here, or none any more. */
  | 'deny'
  /** Not let in, because nobody could tell whether they have a right. */
  | 'turn-away'
  | 'ask-code'
  | 'wait'
  /** The session is lost: in the middle of work, */
  | 'expire'
  /** or while nothing of the dashboard was shown. */
  | 'lose';

/**
 * What follows from a verdict.
 * @param isKnown whether this device has let them in before, with no less than they have shown now
 * @param isInside whether they are at work in the dashboard right now
 */
export function afterCheck(verdict: RoleVerdict, isKnown: boolean, isInside: boolean): Step {
  switch (verdict) {
    case 'admin':
      return 'enter';
    case 'no-admin':
      return 'deny';
    case 'no-code':
      return 'ask-code';
    case 'failed':
      // A hiccup of the server must not throw anybody out of what they are writing. The database guards the rows anyway.
      return isInside ? 'enter' : 'turn-away';
    case 'no-session':
      return isInside ? 'expire' : 'lose';
    case 'unreachable':
      return isKnown ? 'enter' : 'wait';
  }
}
