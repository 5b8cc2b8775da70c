import { use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../../content/company';
import { SettingsContext } from '../../hooks/root-context';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { mailLink } from '../../lib/phone-link';
import {
  askNewsletterLink,
  type NewsletterLinkAnswer,
  type Standing,
} from '../../remote/newsletter-link';
import { Button } from '../../ui/button';
import { type LinkView, linkWords } from './link-words';

/** The page behind a newsletter's link: the subscription's state and a button for it. Opening it changes nothing. */
export function NewsletterLink() {
  const token = useLinkToken();
  // A new token starts from scratch.
  return <LinkedState key={token ?? ''} token={token} />;
}

function LinkedState({ token }: { token: string | null | undefined }) {
  const { view, choose } = useNewsletterLink(token);
  const { title, text, actions, mayHaveToWrite } = linkWords(view);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChosen = useRef(false);

  // The pressed button is gone: move the focus to the result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the text changes
  useEffect(() => {
    if (hasChosen.current) heading.current?.focus({ preventScroll: true });
  }, [title]);

  return (
    <div className="max-w-3xl">
      <h1 ref={heading} tabIndex={-1} className="display text-balance">
        {title}
      </h1>
      <p className="lead mt-5 min-h-14 text-muted" role="status">
        {text}
      </p>
      <p className="script-missing mt-5" role="alert">
        This page needs a script that could not be loaded. Your mail program’s own Unsubscribe
        button works without it.
      </p>
      <div className="mt-8 flex min-h-13 flex-wrap gap-3">
        {actions.map(({ label, subscribed, isMain, isBusy }) => (
          <Button
            key={String(subscribed)}
            aria-disabled={isBusy}
            kind={isMain ? 'primary' : 'line'}
            onClick={() => {
              hasChosen.current = true;
              choose(subscribed);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {mayHaveToWrite && (
        <p className="note mt-12 border-t border-line pt-5">
          If it doesn’t work, write to{' '}
          <a className="inline-block max-w-full underline" href={mailLink(company.email)}>
            {company.email}
          </a>
          , and we will take your address off the list.
        </p>
      )}
    </div>
  );
}

const TOKEN = /^#([0-9a-f]{64})$/;
/** A token mangled by a mail program or by copying: too short, or with extra text. */
const CUT_TOKEN = /^#([0-9a-f]+$|[0-9a-f]{8})/;

/** The token in the address's hash, which no server is sent. Null if there is none, undefined before hydration. */
function useLinkToken(): string | null | undefined {
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

/** The subscription's state and a function to change it. Both requests are repeated until answered. */
function useNewsletterLink(token: string | null | undefined) {
  const readSettings = use(SettingsContext);
  const isCut = CUT_TOKEN.test(useLocation().hash);
  const [known, setKnown] = useState<{ standing: Standing | 'unknown'; changedAt: number }>();
  const [choice, setChoice] = useState<boolean>();
  const [isStuck, setIsStuck] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isOpen = known === undefined || choice !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (!token || !readSettings || !isOpen) return;
    const over = new AbortController();
    const { signal } = over;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setAttempt((count) => count + 1);
    const ask = async () => {
      // A failure may also mean that the script with the settings is missing.
      const answer = await readSettings()
        .then((settings) => askNewsletterLink(settings, token, choice))
        .catch((): NewsletterLinkAnswer => ({ kind: 'no-answer' }));
      if (signal.aborted) return;
      if (answer.kind === 'no-answer') {
        setIsStuck(true);
        timer = setTimeout(again, RETRY_MS);
        addEventListener('online', again, { signal });
        document.addEventListener(
          'visibilitychange',
          () => document.visibilityState === 'visible' && again(),
          { signal },
        );
        return;
      }
      const standing = answer.kind === 'known' ? answer.standing : 'unknown';
      setKnown({ standing, changedAt: choice === undefined ? 0 : Date.now() });
      setChoice(undefined);
      setIsStuck(false);
    };
    void ask();
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [token, readSettings, isOpen, choice, attempt]);

  const view: LinkView = { token, isCut, standing: known?.standing, choice, isStuck };
  return {
    view,
    choose(subscribed: boolean): void {
      if (choice !== undefined || !known) return;
      if (Date.now() - known.changedAt > SECOND_TAP_MS) setChoice(subscribed);
    },
  };
}
