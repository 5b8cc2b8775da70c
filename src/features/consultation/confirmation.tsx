import { MessageCircle, X } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { savedWords } from '../../hooks/saved-words';
import { useChatLink } from '../../hooks/use-chat-link';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useRelease } from '../../hooks/use-release';
import type { SubmitResult } from '../../offline/outbox';
import { CopyMessage } from '../../ui/copy-message';
import { Icon } from '../../ui/icon';
import type { Confirmed } from './ask';
import { CalendarAction } from './calendar-action';

type Props = { confirmed: Confirmed; onClose: () => void };

/** Its button goes with it: the keyboard goes on at the page, not at the browser's own bar. */
function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** What was asked for, and what is left to do: at the foot of the screen, until it is closed. */
export function Confirmation({ confirmed, onClose }: Props) {
  const { date, time, message, appointment, isOpened, recorded } = confirmed;
  const card = useRef<HTMLElement>(null);
  const [result, setResult] = useState<SubmitResult>();
  const saved = result?.kind === 'saved' ? savedWords(result.because) : undefined;
  const isUnsaved = result?.kind === 'not-saved';
  // A server that has answered, though with its own trouble, is proof of a network.
  const isSilent = (result?.kind === 'saved' || result?.kind === 'not-saved') && !result.because;
  // So is a host that no longer has this release.
  const isGone = useRelease() === 'gone';
  const hasNetwork = useConnectivity() === 'online' && (isGone || !isSilent);
  const chat = useChatLink(message, hasNetwork);
  // A page that could not be fetched was opened in vain.
  const isDone = isOpened && hasNetwork;

  useEffect(() => {
    void recorded.then((answer) => setResult(answer ?? undefined));
  }, [recorded]);

  useHeightForStyle(card);

  return (
    <section ref={card} className="asked" aria-label="Your consultation">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="subtitle">{isDone ? 'Consultation requested' : 'One more step'}</h2>
          <p className="figures mt-1">
            <strong>{date}</strong>
            <br />
            {time}
          </p>
        </div>
        <button
          type="button"
          className="tool -mt-2 -mr-3"
          onClick={() => {
            onClose();
            focusPage();
          }}
        >
          <Icon drawing={X} size={24} />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <p className="note">{nextStep({ isDone, isOpened, hasNetwork })}</p>
      {saved && (
        <p className="note">
          <strong>{saved.title}</strong>
          <br />
          {saved.description}
        </p>
      )}
      {isUnsaved && (
        <p className="note">
          <strong>This phone could not save your request.</strong>
          <br />
          Only your WhatsApp message will reach us: please send it.
        </p>
      )}
      <div className="asked-actions">
        <a className={isDone ? 'action' : 'button button-whatsapp'} href={chat.href} {...chat.tab}>
          <Icon drawing={MessageCircle} />
          {isDone ? 'Open chat' : 'Open WhatsApp'}
        </a>
        {!hasNetwork && <CopyMessage message={message} />}
        {appointment && <CalendarAction {...appointment} />}
      </div>
    </section>
  );
}

function nextStep(at: { isDone: boolean; isOpened: boolean; hasNetwork: boolean }): string {
  if (at.isDone) return 'Press send in WhatsApp, if you have not yet. We confirm in the chat.';
  if (!at.hasNetwork)
    return 'There is no network. WhatsApp takes the message now and sends it later.';
  return 'Your browser kept WhatsApp from opening. Your message is ready.';
}

/** Tells the style sheet how tall the card is: messages stand above it, and the page's end can be scrolled clear of it. */
function useHeightForStyle(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--asked', `${card.current?.offsetHeight ?? 0}px`),
    );
    if (card.current) observer.observe(card.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--asked');
    };
  }, [card]);
}
