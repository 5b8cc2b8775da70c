import type { StoreApi } from 'zustand/vanilla';
import { readAuthError } from './auth-answer';
import { readLink } from './link';
import type { Session } from './session';

/** How somebody came in: by a link out of one of our e-mails, or without one. */
export type Arrival =
  | { kind: 'none' }
  /** The link is being looked at. */
  | { kind: 'arriving' }
  | { kind: 'verified' }
  /** Has forgotten the password, and may choose another one now. */
  | { kind: 'recovery' }
  | { kind: 'refused'; isExpired: boolean }
  | { kind: 'unreachable'; retry(): void };

type Tokens = { access_token: string; refresh_token: string };

type ArrivalEnv = {
  arrival: StoreApi<Arrival>;
  session: Pick<Session, 'look'>;
  setSession(tokens: Tokens): Promise<{ error: unknown }>;
};

/** Takes what a link has brought out of the address, before anybody copies it, and signs in with it. */
export function arrive({ arrival, session, setSession }: ArrivalEnv): void {
  const set = (next: Arrival) => arrival.setState(next, true);
  const link = readLink(location);
  if (link.kind !== 'none') history.replaceState(history.state, '', location.pathname);
  if (link.kind !== 'session') {
    if (link.kind === 'refused') set(link);
    session.look();
    return;
  }

  const { purpose, accessToken, refreshToken } = link;
  const enter = async (): Promise<void> => {
    set({ kind: 'arriving' });
    const { error } = await setSession({ access_token: accessToken, refresh_token: refreshToken });
    const answer = readAuthError(error);
    switch (answer.kind) {
      case 'done':
        set({ kind: purpose === 'recovery' ? purpose : 'verified' });
        break;
      case 'unreachable':
        set({ kind: 'unreachable', retry: () => void enter() });
        session.look();
        break;
      case 'refused':
      case 'unexpected':
        set({ kind: 'refused', isExpired: true });
        session.look();
    }
  };
  void enter();
}
