import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SettingsContext } from '../../hooks/settings-context';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import {
  askNewsletterLink,
  type NewsletterLinkAnswer,
  type Standing,
} from '../../remote/newsletter-link';
import type { LinkView } from './link-words';

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

/** The delay after an unanswered attempt. */
const RETRY_MS = 5_000;

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
    return retryUntilAnswered(async () => askNewsletterLink(await readSettings(), token, wish), {
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

/**
 * Repeats a request until it is answered: every few seconds, and immediately when the connection or the page is back.
 * @returns a function that stops it
 */
function retryUntilAnswered(
  ask: () => Promise<NewsletterLinkAnswer>,
  on: { answer(answer: Exclude<NewsletterLinkAnswer, { kind: 'no-answer' }>): void; miss(): void },
): () => void {
  const over = new AbortController();
  const { signal } = over;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async () => {
    if (isAsking || signal.aborted) return;
    isAsking = true;
    clearTimeout(timer);
    // A failure may also mean that the script with the settings is missing.
    const answer = await ask().catch((): NewsletterLinkAnswer => ({ kind: 'no-answer' }));
    isAsking = false;
    if (signal.aborted) return;
    if (answer.kind === 'no-answer') {
      timer = setTimeout(() => void attempt(), RETRY_MS);
      on.miss();
      return;
    }
    over.abort();
    on.answer(answer);
  };

  signal.addEventListener('abort', () => clearTimeout(timer));
  addEventListener('online', () => void attempt(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => void (document.visibilityState === 'visible' && attempt()),
    { signal },
  );
  void attempt();
  return () => over.abort();
}
