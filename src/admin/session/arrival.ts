import type { StoreApi } from 'zustand/vanilla';
import { readAuthError } from './auth-answer';
import type { Device } from './device';
import { type Purpose, readLink } from './link';
import type { LinkAnswer, LinkSession } from './link-session';
import type { Session } from './session';
import type { Who } from './state';

/** How somebody came in: by a link out of one of our e-mails, or without one. */
export type Arrival =
  | { kind: 'none' }
  /** The link is being looked at. */
  | { kind: 'arriving' }
  /** The link is good; nothing happens before somebody says that it is theirs. */
  | { kind: 'asking'; question: LinkQuestion }
  | { kind: 'verified' }
  /** Has forgotten the password, and may choose another one now. */
  | { kind: 'recovery' }
  | { kind: 'refused'; isExpired: boolean }
  | { kind: 'unreachable'; retry(): void };

/** What has to be decided about a link: anybody can send anybody one that leads into their own account. */
export type LinkQuestion = {
  /** Whose link it is, as the account server says. */
  who: Who;
  purpose: Purpose;
  /** What an administrator saw and typed on this device goes if the answer is yes. */
  erases: boolean;
  accept(): void;
  decline(): void;
};

type Tokens = { access_token: string; refresh_token: string };

type ArrivalEnv = {
  address: Pick<Location, 'hash' | 'search'>;
  /** Takes what a link has brought out of the address. */
  clearAddress(): void;
  arrival: StoreApi<Arrival>;
  session: Pick<Session, 'look' | 'glance' | 'signOut'>;
  device: Pick<Device, 'readKept' | 'isKnown' | 'wasChoosing'>;
  /** Whether anything of an administrator's work lies on this device. */
  hasCopy(): boolean;
  openLink(refreshToken: string): Promise<LinkAnswer>;
  setSession(tokens: Tokens): Promise<{ error: unknown }>;
};

/**
 * Follows the link by which somebody came. Until they have said yes to it, nothing changes: no session is stored or
 * ended, no tab is told, nothing is erased. Only who is signed in already needs no question about a link of their own.
 */
export function arrive(env: ArrivalEnv): void {
  const { arrival, session, device } = env;
  const set = (next: Arrival) => arrival.setState(next, true);
  const link = readLink(env.address);
  if (link.kind === 'none') {
    // The link was used up by the first visit: a reload goes on where it was.
    if (device.wasChoosing()) set({ kind: 'recovery' });
    session.look();
    return;
  }
  // Before anybody copies it.
  env.clearAddress();
  session.glance();
  if (link.kind === 'refused') {
    set(link);
    return;
  }
  const { purpose, refreshToken } = link;

  async function lookAt(): Promise<void> {
    set({ kind: 'arriving' });
    const answer = await env.openLink(refreshToken);
    switch (answer.kind) {
      case 'found':
        if (isOwn(answer.session.who)) await enter(answer.session);
        else ask(answer.session);
        break;
      case 'unreachable':
        set({ kind: 'unreachable', retry: () => void lookAt() });
        break;
      case 'refused':
        set({ kind: 'refused', isExpired: true });
    }
  }

  const isOwn = (who: Who) => device.readKept()?.who.id === who.id;

  function ask(found: LinkSession): void {
    const { who } = found;
    const question: LinkQuestion = {
      who,
      purpose,
      erases: !device.isKnown(who) && env.hasCopy(),
      accept: () => void enter(found),
      decline() {
        set({ kind: 'none' });
        session.glance();
      },
    };
    set({ kind: 'asking', question });
  }

  async function enter(found: LinkSession): Promise<void> {
    set({ kind: 'arriving' });
    if (device.readKept() && !isOwn(found.who)) await session.signOut();
    const { error } = await env.setSession({
      access_token: found.accessToken,
      refresh_token: found.refreshToken,
    });
    switch (readAuthError(error).kind) {
      case 'done':
        set({ kind: purpose === 'recovery' ? purpose : 'verified' });
        break;
      case 'unreachable':
        set({ kind: 'unreachable', retry: () => void enter(found) });
        session.glance();
        break;
      case 'refused':
      case 'unexpected':
        set({ kind: 'refused', isExpired: true });
        session.glance();
    }
  }

  void lookAt();
}
