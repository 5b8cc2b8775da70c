import { CalendarDays, MessageCircle, X } from 'lucide';
import { type ComponentType, type ContextType, startTransition, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useStore } from 'zustand';
import { OWN_APPOINTMENTS } from '../../content/messages';
import { onThisDevice } from '../../device/this-device';
import type { Booking } from '../../domain/booking';
import type { Day } from '../../domain/calendar-day';
import type { BothTimes } from '../../domain/clock';
import type { DatePlace } from '../../domain/consultation';
import { ChatLink } from '../../hooks/chat-link';
import { SettingsContext } from '../../hooks/root-context';
import { useBookings } from '../../hooks/use-bookings';
import { useConnectivity } from '../../hooks/use-connectivity';
import { OutboxProvider } from '../../hooks/use-outbox';
import type { KeptBooking } from '../../offline/bookings';
import type { Outbox } from '../../offline/outbox';
import type { SubmitResult } from '../../offline/result';
import { Action, Tool } from '../../ui/button';
import { CopyMessage } from '../../ui/copy-message';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import { releaseState } from '../../updates/release-state';
import { CalendarAction } from './calendar-action';
import sheet from './confirmation.css?inline';
import {
  confirmationWords,
  listedWords,
  otherTime,
  PERHAPS_FULL,
  takenWords,
} from './confirmation-words';
import { Moment } from './moment';
import { useTaken } from './use-taken';

/** Where a day was asked for. */
export type AskedDay = {
  place: DatePlace;
  /** Where it was chosen, and another one is: the panel loads this file, which therefore can't import it. */
  Panel: ComponentType<{ place: DatePlace; asked: Day; onDone: () => void; autoFocus: boolean }>;
};

/** A request for a consultation that was just made. */
export type MadeRequest = Pick<BothTimes, 'date'> & {
  /** The visitor's own time, and both times in words. */
  own?: string;
  times?: string;
  message: string;
  /** What the device keeps of it. */
  booking: Booking;
  asked?: AskedDay;
  /** Whether the browser opened the chat. */
  isOpened: boolean;
  /** The lead's result; null if it could not be recorded. */
  recorded: Promise<SubmitResult | null>;
};

type Props = { request: MadeRequest; onClose: () => void };

/** The confirmation card at the bottom of the screen: what was requested and what is left to do. */
function Confirmation({ request, onClose }: Props) {
  const { message, booking, asked, isOpened, recorded } = request;
  const [first, setFirst] = useState<SubmitResult | null>();
  const { kept, isWithdrawn } = useKept(booking);
  // The entry may have been sent since the card appeared, perhaps by another tab.
  const isRecorded = kept?.lead === 'recorded' && kept.booking.sequence === booking.sequence;
  const result: typeof first = isRecorded ? { kind: 'delivered' } : first;
  // An answer from the server, even an error, proves that there is a network.
  const isSilent = (result?.kind === 'saved' || result?.kind === 'not-saved') && !result.because;
  // So does a host that no longer has this release.
  const isGone = useStore(releaseState) === 'gone';
  const hasNetwork = useConnectivity() === 'online' && (isGone || !isSilent);
  // Without a network, the opened page could not have loaded.
  const isDone = isOpened && hasNetwork;
  const words = confirmationWords({ step: booking, isOpened, hasNetwork, isGone, result });
  const isTaken = useTaken(isRecorded ? kept : undefined);
  const hasTime = booking.day === undefined;

  useEffect(() => {
    void recorded.then(async (result) => {
      setFirst(result);
      if (result?.kind === 'saved' && (await result.isSent?.())) setFirst({ kind: 'delivered' });
    });
  }, [recorded]);

  // A request that is gone, or has been changed elsewhere, must not stand for what is asked for next.
  useEffect(() => {
    if (isWithdrawn) onClose();
  }, [isWithdrawn, onClose]);
  if (isWithdrawn) return null;

  return (
    <section
      ref={present}
      tabIndex={-1}
      className="confirmation no-print"
      aria-label="Your consultation"
      data-unsaved=""
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="subtitle">{onThisDevice(words.title)}</h2>
          <p className="figures mt-1">
            <Moment {...request} office={booking.office} isCancelled={booking.isCancelled} />
          </p>
        </div>
        <Tool
          drawing={X}
          className="-mt-2 -mr-3"
          onClick={() => {
            onClose();
            focusPage();
          }}
        >
          Close
        </Tool>
      </div>
      <p className="note">{onThisDevice(words.text)}</p>
      {hasTime && !booking.isCancelled && <PlaceNote booking={booking} isTaken={isTaken} />}
      {kept && !isTaken && <p className="note">{listedWords(booking)}</p>}
      <div className="flex flex-wrap items-center gap-x-6">
        <ChatLink
          className={isDone ? 'action' : 'button button-whatsapp flex-[1_0_100%]'}
          message={message}
          data-recorded=""
          isReachable={hasNetwork}
        >
          <Icon drawing={MessageCircle} />
          <span>WhatsApp</span>
        </ChatLink>
        {!hasNetwork && <CopyMessage message={message} />}
        {hasTime && <CalendarAction booking={booking} />}
        {asked && <AnotherDay {...asked} day={booking.day ?? ''} date={request.date} />}
      </div>
    </section>
  );
}

/** What is known of the place at that time. */
function PlaceNote({ booking, isTaken }: { booking: Booking; isTaken: boolean | undefined }) {
  if (isTaken) return <p>{takenWords(booking.startsAt, otherTime(`in “${OWN_APPOINTMENTS}”`))}</p>;
  return booking.wasFree || isTaken === false ? null : <p className="note">{PERHAPS_FULL}</p>;
}

/** Takes back a day that was chosen by mistake: the next one replaces it. */
function AnotherDay({ place, Panel, day, date }: AskedDay & { day: Day; date: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Action onClick={() => startTransition(() => setIsOpen(true))}>
        <Icon drawing={CalendarDays} />
        Another day
      </Action>
      <Sheet title="Choose another day" isOpen={isOpen} onClose={close} className="sheet-date">
        <p className="note">You asked for {date}.</p>
        <Panel place={place} asked={day} onDone={close} autoFocus />
      </Sheet>
    </>
  );
}

/** What this device stores of a consultation, and whether the request has been superseded. */
function useKept(booking: Booking): { kept: KeptBooking | undefined; isWithdrawn: boolean } {
  const list = useBookings();
  const kept = list?.find((known) => known.booking.uid === booking.uid);
  const [wasKept, setWasKept] = useState(false);
  // A later change, made in another tab, withdraws it as well, and so does the office's answer, which any page tells.
  const { state = 'asked' } = kept?.booking.agreed ?? {};
  const isKept = kept?.booking.sequence === booking.sequence && state === 'asked';
  if (isKept && !wasKept) setWasKept(true);
  return { kept, isWithdrawn: wasKept && !isKept };
}

/** When the card closes, its button disappears: move the focus to the page rather than lose it. */
function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

function present(card: HTMLElement): () => void {
  const conceal = exposeHeight(card);
  const giveUp = takeFocus(card);
  return () => {
    giveUp();
    conceal();
  };
}

/** Moves the focus to the card, after the sheet in which it was asked for has given it back to what opened it. */
function takeFocus(card: HTMLElement): () => void {
  const listening = new AbortController();
  const focus = () => setTimeout(() => card.focus({ preventScroll: true }));
  if (!document.querySelector('dialog[open]')) focus();
  else addEventListener('close', focus, { capture: true, once: true, signal: listening.signal });
  return () => listening.abort();
}

/** Exposes the card's height to the style sheet, which places toasts above it and adds space at the end of the page. */
function exposeHeight(card: HTMLElement): () => void {
  const { style } = document.documentElement;
  const expose = () => style.setProperty('--confirmation', `${card.offsetHeight}px`);
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(expose) : undefined;
  if (observer) observer.observe(card);
  else expose();
  return () => {
    observer?.disconnect();
    style.removeProperty('--confirmation');
  };
}

// The card outlives the page on which it was asked for, so it is in a tree of its own, and there is one of it.
let root: Root | undefined;
let current: MadeRequest | undefined;
let shown = 0;

/** The request for a day whose receipt is on the screen, if there is one. */
export const standingDay = (): Booking | undefined => current?.asked && current.booking;

/** Creates the live region for the confirmation: screen readers announce only what is added to an existing region. */
export function prepareConfirmation(): void {
  if (root) return;
  const region = document.createElement('div');
  region.ariaLive = 'polite';
  root = createRoot(document.body.appendChild(region));
}

/** Shows a confirmation, replacing an earlier one. It stays until closed, even across pages. */
export function showConfirmation(
  outbox: Outbox,
  readSettings: ContextType<typeof SettingsContext>,
  request: MadeRequest,
): void {
  prepareConfirmation();
  shown += 1;
  current = request;
  const onClose = () => {
    if (current !== request) return;
    current = undefined;
    root?.render(null);
  };
  root?.render(
    <OutboxProvider outbox={outbox}>
      <SettingsContext value={readSettings}>
        <style>{sheet}</style>
        <Confirmation key={shown} request={request} onClose={onClose} />
      </SettingsContext>
    </OutboxProvider>,
  );
}
