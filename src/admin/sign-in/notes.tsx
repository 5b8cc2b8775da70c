import { useEffect, useState } from 'react';
import { useAllChanges } from '../../hooks/use-changes';
import { Action } from '../../ui/button';
import { comeBackWords } from '../kept-words';
import { TryAgain } from '../lazy-part';
import { rowsWithNotes } from '../notes/notes-keys';
import type { MailLinkState } from '../session/follow-link';

/** The state of the link that opened the page. */
export function LinkNote({ link, onForgot }: { link: MailLinkState; onForgot: () => void }) {
  switch (link.kind) {
    case 'checking':
      return (
        <p className="account-note" role="status">
          Checking your link...
        </p>
      );
    case 'refused':
      return (
        <div className="account-note" role="alert">
          <p>
            {link.isExpired
              ? 'This link has expired or was used already. If your address is verified by now, just sign in.'
              : 'This link does not work. Please open it again from the email, or copy all of it.'}
          </p>
          <Action onClick={onForgot}>Send a new link</Action>
        </div>
      );
    case 'unreachable':
      return (
        <TryAgain className="account-note" onRetry={link.retry}>
          Your link could not be checked: our server can’t be reached from here.
        </TryAgain>
      );
    case 'halfway':
      return (
        <p className="account-note" role="status">
          Confirmed. Now open the link we sent to your other address.
        </p>
      );
    case 'not-invited':
      return (
        <p className="account-note" role="alert">
          This invitation has expired or was withdrawn. Ask an administrator for a new one.
        </p>
      );
    case 'none':
    case 'asking':
    case 'verified':
    case 'recovery':
      return null;
  }
}

/** Tells somebody who returns after a lost session that unsaved or unsent work is still here, without showing it. */
export function KeptNote() {
  const [drafts, setDrafts] = useState(0);
  const changes = useAllChanges();
  useEffect(() => void rowsWithNotes().then(({ size }) => setDrafts(size)), []);
  const parked = changes.filter(({ state }) => state === 'parked').length;
  const words = comeBackWords({ drafts, parked, waiting: changes.length - parked });
  if (words.length === 0) return null;
  return (
    <div className="account-note grid gap-2" role="status">
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
