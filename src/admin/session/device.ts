import { maybe, object, text } from '../../lib/shape';
import type { Who } from './state';
import { hasSecondFactor } from './token';

/** Where the session is kept in this browser. */
export const SESSION_KEY = 'meridian-staff';

/** That an administrator was let in here, by their id: no name and no address. */
const KNOWN_KEY = `${SESSION_KEY}-known`;
/** Since when a new password is being chosen in one of this browser's tabs. */
const PASSWORD_KEY = `${SESSION_KEY}-password`;
/** Whose new password is being chosen in this tab, by their id. It outlives a reload of the tab. */
const CHOOSING_KEY = `${SESSION_KEY}-choosing`;
/** As long as anybody takes for it; a tab that was closed meanwhile takes its mark along no longer. */
const PASSWORD_MS = 10 * 60_000;
/** Follows the id of who came in with a second factor. */
const WITH_CODE = ' with-code';

const isKept = object({
  access_token: text,
  refresh_token: text,
  user: object({ id: text, email: maybe(text) }),
});

export type Kept = { who: Who; accessToken: string; refreshToken: string };
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What this browser keeps of a session. Where it keeps nothing, nobody is signed in after a reload; that is no error. */
export type Device = ReturnType<typeof createDevice>;

export function createDevice(
  storage: () => Store,
  now: () => number = Date.now,
  tabStorage: () => Store = () => sessionStorage,
) {
  function attempt<T>(use: (store: Store) => T, from = storage): T | undefined {
    try {
      return use(from());
    } catch {
      return undefined;
    }
  }

  function readKnown(): { id: string; withCode: boolean } | undefined {
    const mark = attempt((store) => store.getItem(KNOWN_KEY));
    if (!mark) return undefined;
    const withCode = mark.endsWith(WITH_CODE);
    return { id: withCode ? mark.slice(0, -WITH_CODE.length) : mark, withCode };
  }

  return {
    /** The session that is kept, whether it is still good or not. */
    readKept(): Kept | undefined {
      const kept: unknown = attempt((store) => JSON.parse(store.getItem(SESSION_KEY) ?? 'null'));
      if (!isKept(kept)) return undefined;
      const { id, email } = kept.user;
      return {
        who: { id, email: email ?? '' },
        accessToken: kept.access_token,
        refreshToken: kept.refresh_token,
      };
    },
    /** Whether this administrator was let in here since the last sign-out. */
    isKnown: ({ id }: Who): boolean => readKnown()?.id === id,
    /** Whether any administrator was: what lies here is theirs, and waits for them. */
    isAnybodyKnown: (): boolean => readKnown() !== undefined,
    /** Whether this one was, and what they have shown now is no less: a password alone opens no copy that took a code as well. */
    isTrusted({ id }: Who): boolean {
      const known = readKnown();
      return known?.id === id && (!known.withCode || this.hasCode());
    },
    /** Whether the session that is kept was opened with a second factor. */
    hasCode(): boolean {
      const kept = this.readKept();
      return kept !== undefined && hasSecondFactor(kept.accessToken);
    },
    /** Tells every tab that a new password is being chosen, or no longer. */
    noteAwaitingPassword(isAwaiting: boolean): void {
      attempt((store) =>
        isAwaiting ? store.setItem(PASSWORD_KEY, String(now())) : store.removeItem(PASSWORD_KEY),
      );
    },
    /** Whether a new password is being chosen in any tab: it can only be saved with the session that the link has opened. */
    isAwaitingPassword(): boolean {
      const since = Number(attempt((store) => store.getItem(PASSWORD_KEY)) ?? 0);
      return Math.abs(now() - since) < PASSWORD_MS;
    },
    /** Notes for this tab that whoever is signed in chooses a new password here, or no longer does. */
    noteChoosing(isChoosing: boolean): void {
      const id = isChoosing ? this.readKept()?.who.id : undefined;
      attempt(
        (tab) => (id ? tab.setItem(CHOOSING_KEY, id) : tab.removeItem(CHOOSING_KEY)),
        tabStorage,
      );
    },
    /** Whether this tab was reloaded while its owner was choosing a new password, and they are still signed in. */
    wasChoosing(): boolean {
      const id = attempt((tab) => tab.getItem(CHOOSING_KEY), tabStorage);
      return Boolean(id) && id === this.readKept()?.who.id && this.isAwaitingPassword();
    },
    remember({ id }: Who): void {
      const mark = this.hasCode() ? `${id}${WITH_CODE}` : id;
      attempt((store) => store.setItem(KNOWN_KEY, mark));
    },
    /**
     * Ends the session here, with a network or without. First the fact, then the session: other tabs are told of each in
     * this order, and see that it was no accident.
     */
    forget(): void {
      attempt((store) => store.removeItem(KNOWN_KEY));
      this.endSession();
    },
    endSession(): void {
      attempt((store) => {
        for (const suffix of ['', '-user', '-code-verifier']) {
          store.removeItem(SESSION_KEY + suffix);
        }
      });
    },
  };
}
