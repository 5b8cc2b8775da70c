import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SettingsContext } from '../../hooks/settings';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { askNewsletterLink, type Standing } from '../../remote/newsletter-link';
import type { LinkView } from './link-words';
import { untilAnswered } from './until-answered';

const TOKEN = /^#([0-9a-f]{64})$/;
/** A token mangled by a mail program or by copying: too short, or with extra text. */
const CUT_TOKEN = /^#([0-9a-f]+$|[0-9a-f]{8})/;

/**
 * The token in the address's hash, which is never sent to a server. Null if there is none, undefined before hydration.
 */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const found = isHydrated ? TOKEN.exec(hash)?.[1] : undefined;
  // The hash has other uses as well: #schedule opens the scheduler.
  const [kept, setKept] = useState<string>();
  if (found !== undefined && found !== kept) setKept(found);
  return found ?? kept ?? (isHydrated ? null : undefined);
}

/** A second tap within this time was meant for the previous button. */
const SECOND_TAP_MS = 1_000;

/**
 * The state of the subscription with this token, and a function to change it. Both requests are repeated until
 * answered.
 */
export function useNewsletterLink(token: string | null | undefined): {
  view: LinkView;
  choose(subscribed: boolean): void;
} {
  const readSettings = use(SettingsContext);
  const isCut = CUT_TOKEN.test(useLocation().hash);
  const [known, setKnown] = useState<{ standing: Standing | 'unknown'; changedAt: number }>();
  const [wish, setWish] = useState<boolean>();
  const [isStuck, setIsStuck] = useState(false);
  const isOpen = known === undefined || wish !== undefined;

  useEffect(() => {
    if (!token || !readSettings || !isOpen) return;
    return untilAnswered(async () => askNewsletterLink(await readSettings(), token, wish), {
      answer(answer) {
        const standing = answer.kind === 'known' ? answer.standing : 'unknown';
        setKnown({ standing, changedAt: wish === undefined ? 0 : Date.now() });
        setWish(undefined);
        setIsStuck(false);
      },
      miss: () => setIsStuck(true),
    });
  }, [token, readSettings, isOpen, wish]);

  return {
    view: token === null && isCut ? { kind: 'cut' } : viewOf(token, known?.standing, wish, isStuck),
    choose(subscribed) {
      if (wish !== undefined || !known) return;
      if (Date.now() - known.changedAt > SECOND_TAP_MS) setWish(subscribed);
    },
  };
}

function viewOf(
  token: string | null | undefined,
  standing: Standing | 'unknown' | undefined,
  wish: boolean | undefined,
  isStuck: boolean,
): LinkView {
  if (token === null) return { kind: 'no-link' };
  if (standing === undefined) return { kind: 'looking', isStuck };
  if (standing === 'unknown') return { kind: 'unknown' };
  return wish === undefined
    ? { kind: 'standing', standing }
    : { kind: 'standing', standing, wish: { subscribed: wish, isStuck } };
}
