import { maybe, nullable, number, object, parsed, text } from '../../lib/shape';
import { ofTab, readStored, writeStored } from '../../lib/stored-text';
import { claimsOf } from '../../remote/ended-session';
import { KNOWN_KEY, PASS_KEY, SESSION_KEY } from '../../remote/staff-key';
import type { StaffRole } from './role';
import type { Who } from './state';

/** Stored after the id of somebody who signed in with a second factor. */
const WITH_CODE = 'with-code';
/** Stored after the id of somebody who is no administrator. */
const AGENT: StaffRole = 'agent';
/** The storage key for when one of this browser's tabs began to choose a new password. */
const PASSWORD_KEY = `${SESSION_KEY}-password`;
/** The storage key for the id of the person choosing a new password in this tab. It survives a reload. */
const CHOOSING_KEY = `${SESSION_KEY}-choosing`;
/** Nobody takes longer to choose a password. After this, the mark of a tab that was closed no longer counts. */
const PASSWORD_MS = 10 * 60_000;

const isSession = object({
  access_token: text,
  refresh_token: text,
  /** In seconds. */
  expires_at: maybe(number),
  user: object({ id: text, email: maybe(nullable(text)) }),
});

/** The account client renews a token this long before it expires. */
export const RENEWAL_MS = 90_000;

/** A session whose token can be sent. */
export type LiveSession = { access_token: string; user: { id: string } };

export type SessionTokens = { who: Who; accessToken: string; refreshToken: string };

/** Reads a session as the account server returns it and its client stores it. */
export function readTokens(value: unknown): SessionTokens | undefined {
  if (!isSession(value)) return undefined;
  const { access_token: accessToken, refresh_token: refreshToken, user } = value;
  return { who: { id: user.id, email: user.email ?? '' }, accessToken, refreshToken };
}

function readKnown() {
  const [id, ...marks] = readStored(KNOWN_KEY)?.split(' ') ?? [];
  return { id, withCode: marks.includes(WITH_CODE), isAgent: marks.includes(AGENT) };
}

export type SessionStore = typeof sessionStore;

/** What this browser stores about the session. Where it can store nothing, nobody is signed in after a reload. */
export const sessionStore = {
  /** Returns the stored session, valid or not. */
  readKept: () => readTokens(parsed(readStored(SESSION_KEY), isSession)),
  /** Returns the stored session if its token needs no renewal. */
  readLive(now: number): LiveSession | undefined {
    const kept = parsed(readStored(SESSION_KEY), isSession);
    return kept && (kept.expires_at ?? 0) * 1000 > now + RENEWAL_MS ? kept : undefined;
  },
  /** Whether this member of the staff was let in here since the last sign-out. */
  isKnown: ({ id }: Who): boolean => readKnown().id === id,
  /** Whether anybody was let in since then; the data on this device is theirs. */
  isAnybodyKnown: (): boolean => readKnown().id !== undefined,
  /** Whether they were let in with no more proof than now: a password must not open a copy that also took a code. */
  isTrusted(who: Who): boolean {
    return this.isKnown(who) && (!readKnown().withCode || this.hasCode());
  },
  /** Whether the stored session was opened with a second factor. */
  hasCode(): boolean {
    const kept = this.readKept();
    return kept !== undefined && hasSecondFactor(kept.accessToken);
  },
  /** Tells every tab whether a new password is being chosen. */
  noteAwaitingPassword(isAwaiting: boolean): void {
    writeStored(PASSWORD_KEY, isAwaiting ? String(Date.now()) : undefined);
  },
  /** Whether a new password is being chosen in any tab. Only the session that its link opened can save it. */
  isAwaitingPassword(): boolean {
    return Math.abs(Date.now() - Number(readStored(PASSWORD_KEY))) < PASSWORD_MS;
  },
  /** Marks this tab as the one in which the signed-in person is choosing a new password. */
  noteChoosing(isChoosing: boolean): void {
    writeStored(CHOOSING_KEY, isChoosing ? this.readKept()?.who.id : undefined, ofTab);
  },
  /** Whether this tab was reloaded while its owner was choosing a new password, and they are still signed in. */
  wasChoosing(): boolean {
    const id = readStored(CHOOSING_KEY, ofTab);
    return id !== null && id === this.readKept()?.who.id && this.isAwaitingPassword();
  },
  /** As what the person on this device was let in. */
  knownRole: (): StaffRole => (readKnown().isAgent ? AGENT : 'admin'),
  remember({ id }: Who, role: StaffRole): void {
    if (readKnown().id !== id) writeStored(PASS_KEY, undefined);
    const marks = [this.hasCode() && WITH_CODE, role === AGENT && AGENT].filter(Boolean);
    writeStored(KNOWN_KEY, [id, ...marks].join(' '));
  },
  /** Marks whose work is here, after their own mark was lost: whether they need a code is known again once they sign in. */
  rememberLost(id: string): void {
    writeStored(KNOWN_KEY, `${id} ${WITH_CODE}`);
  },
  /** Ends the session here. The mark goes first: other tabs see this order, and can tell that it was a sign-out. */
  forget(): void {
    writeStored(KNOWN_KEY, undefined);
    writeStored(PASS_KEY, undefined);
    this.endSession();
  },
  endSession: () => writeStored(SESSION_KEY, undefined),
};

const isPayload = object({ aal: maybe(text) });

/** Whether a session was opened with a second factor. Only its token's hint: the database does the real check. */
export function hasSecondFactor(accessToken: string): boolean {
  return claimsOf(accessToken, isPayload)?.aal === 'aal2';
}
