import { useEffect, useRef } from 'react';
import { company } from '../../content/company';
import { mailLink } from '../../lib/phone-link';
import { Button } from '../../ui/button';
import { linkWords } from './link-words';
import { useLinkToken, useNewsletterLink } from './use-newsletter-link';

/** The page behind a newsletter's link: the subscription's state and a button for it. Opening it changes nothing. */
export function NewsletterLink() {
  const token = useLinkToken();
  // A new token starts from scratch.
  return <Standing key={token ?? ''} token={token} />;
}

function Standing({ token }: { token: string | null | undefined }) {
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
