import { MessageCircle, X } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBookings } from '../../hooks/use-bookings';
import { useChatLink } from '../../hooks/use-chat-link';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useRelease } from '../../hooks/use-release';
import type { SubmitResult } from '../../offline/outbox';
import { CopyMessage } from '../../ui/copy-message';
import { Icon } from '../../ui/icon';
import type { Confirmed } from './ask';
import { CalendarAction } from './calendar-action';
import { confirmationWords } from './confirmation-words';

type Props = { confirmed: Confirmed; onClose: () => void };

/** Its button goes with it: the keyboard goes on at the page, not at the browser's own bar. */
function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** What was asked for, and what is left to do: at the foot of the screen, until it is closed. */
export function Confirmation({ confirmed, onClose }: Props) {
  const { date, time, message, booking, isOpened, recorded } = confirmed;
  const card = useRef<HTMLElement>(null);
  const [first, setFirst] = useState<SubmitResult | null>();
  const kept = useBookings()?.find((known) => known.booking.uid === booking?.uid);
  // It may have gone out since, while the card stood here.
  const isRecorded = kept?.lead === 'recorded' && kept.booking.sequence === booking?.sequence;
  const result: typeof first = isRecorded ? { kind: 'delivered' } : first;
  // A server that has answered, though with its own trouble, is proof of a network.
  const isSilent = (result?.kind === 'saved' || result?.kind === 'not-saved') && !result.because;
  // So is a host that no longer has this release.
  const isGone = useRelease() === 'gone';
  const hasNetwork = useConnectivity() === 'online' && (isGone || !isSilent);
  const chat = useChatLink(message, hasNetwork);
  // A page that could not be fetched was opened in vain.
  const isDone = isOpened && hasNetwork;
  const words = confirmationWords({ booking, isOpened, hasNetwork, isGone, result });

  useEffect(() => {
    void recorded.then(setFirst);
  }, [recorded]);

  useHeightForStyle(card);

  return (
    <section ref={card} className="asked" aria-label="Your consultation" data-unsaved="">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="subtitle">{words.title}</h2>
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
      <p className="note">{words.text}</p>
      {kept && <p className="note">You’ll find it under “Schedule” until it is over.</p>}
      <div className="asked-actions">
        <a className={isDone ? 'action' : 'button button-whatsapp'} href={chat.href} {...chat.tab}>
          <Icon drawing={MessageCircle} />
          {isDone ? 'Open chat' : 'Open WhatsApp'}
        </a>
        {!hasNetwork && <CopyMessage message={message} />}
        {booking && <CalendarAction booking={booking} />}
      </div>
    </section>
  );
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
