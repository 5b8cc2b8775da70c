import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SettingsContext } from '../../hooks/settings';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { askNewsletterLink, type Standing } from '../../remote/newsletter-link';
import type { LinkView } from './link-words';
import { untilAnswered } from './until-answered';

const TOKEN = /^#([0-9a-f]{64})$/;
/** What mail programs and copying leave of one: too little, or more behind it. */
const CUT_TOKEN = /^#([0-9a-f]+$|[0-9a-f]{8})/;

/** The token behind the # of the address, where no server and no cache sees it; null if there is none, undefined before the page is alive. */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const found = isHydrated ? TOKEN.exec(hash)?.[1] : undefined;
  // Other parts of the page use the # as well: #schedule opens the scheduler.
  const [kept, setKept] = useState<string>();
  if (found !== undefined && found !== kept) setKept(found);
  return found ?? kept ?? (isHydrated ? null : undefined);
}

/** A second tap that comes so soon was meant for the button that stood there before. */
const SECOND_TAP_MS = 1_000;

/** How the subscriber with this token stands, and a way to change it; both are tried until they are answered. */
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
