import { MessageCircle, X } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Booking } from '../../domain/booking';
import { useBookings } from '../../hooks/use-bookings';
import { useChatLink } from '../../hooks/use-chat-link';
import { useConnectivity } from '../../hooks/use-connectivity';
import type { KeptBooking } from '../../offline/bookings';
import type { SubmitResult } from '../../offline/outbox';
import { CopyMessage } from '../../ui/copy-message';
import { Icon } from '../../ui/icon';
import { releaseState } from '../../updates/release-state';
import type { Confirmed } from './ask';
import { CalendarAction } from './calendar-action';
import { confirmationWords, endWords, listedWords } from './confirmation-words';
import { Moment } from './moment';

type Props = { confirmed: Confirmed; onClose: () => void };

/** When the card closes, its button disappears: move the focus to the page rather than lose it. */
function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * The confirmation card at the bottom of the screen: what was requested and what is left to do. It stays until closed.
 */
export function Confirmation({ confirmed, onClose }: Props) {
  const [first, setFirst] = useState<SubmitResult | null>();
  const booking = useKept(confirmed.booking);

  useEffect(() => {
    void confirmed.recorded.then(setFirst);
  }, [confirmed]);

  if (booking.isWithdrawn) return null;
  return <Card confirmed={confirmed} kept={booking.kept} first={first} onClose={onClose} />;
}

/** What this device stores of a consultation, and whether the request has been superseded. */
function useKept(booking?: Booking): { kept: KeptBooking | undefined; isWithdrawn: boolean } {
  const list = useBookings();
  const kept = list?.find((known) => known.booking.uid === booking?.uid);
  const [wasKept, setWasKept] = useState(false);
  const sequence = kept?.booking.sequence ?? -1;
  const isKept = booking !== undefined && sequence >= booking.sequence;
  if (isKept && !wasKept) setWasKept(true);
  return { kept, isWithdrawn: wasKept && !isKept };
}

type CardProps = Props & {
  kept: KeptBooking | undefined;
  first: SubmitResult | null | undefined;
};

function Card({ confirmed, kept, first, onClose }: CardProps) {
  const { date, time, message, booking, isOpened } = confirmed;
  const card = useRef<HTMLElement>(null);
  // It may have been sent since the card appeared.
  const isRecorded = kept?.lead === 'recorded' && kept.booking.sequence === booking?.sequence;
  const result: CardProps['first'] = isRecorded ? { kind: 'delivered' } : first;
  // An answer from the server, even an error, proves that there is a network.
  const isSilent = (result?.kind === 'saved' || result?.kind === 'not-saved') && !result.because;
  // So does a host that no longer has this release.
  const isGone = useStore(releaseState) === 'gone';
  const hasNetwork = useConnectivity() === 'online' && (isGone || !isSilent);
  const chat = useChatLink(message, hasNetwork);
  // Without a network, the opened page could not have loaded.
  const isDone = isOpened && hasNetwork;
  const words = confirmationWords({ booking, isOpened, hasNetwork, isGone, result });

  useHeightForStyle(card);

  return (
    <section ref={card} className="asked" aria-label="Your consultation" data-unsaved="">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="subtitle">{words.title}</h2>
          <p className="figures mt-1">
            <Moment
              date={date}
              times={time}
              end={endWords(booking, result?.kind === 'delivered')}
            />
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
      {kept && <p className="note">{listedWords(booking)}</p>}
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

/** Exposes the card's height to the style sheet, which places toasts above it and adds space at the end of the page. */
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
