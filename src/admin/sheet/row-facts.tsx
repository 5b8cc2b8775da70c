import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CONFIRM_HASH, isSettled, isUnconfirmed } from '../../domain/appointment';
import { dateOf } from '../../domain/calendar-day';
import { STATUS_WORDS } from '../../domain/change-words';
import { visitorTime } from '../../domain/clock';
import type { InboxTable } from '../../domain/staff-event';
import { theirClock } from '../../domain/zone';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { capitalized } from '../../lib/english';
import { exactTime, parseTime, shortDay } from '../../lib/time-words';
import { Action } from '../../ui/button';
import { useKeptFocus } from '../../ui/kept-focus';
import { useTeam } from '../people/use-team';
import { chosenLines, officeWords } from '../rows/fact-words';
import { Fact, GivenFacts, Received } from '../rows/facts';
import type { InboxRow } from '../rows/row';
import { sourceWords } from '../rows/words';
import { agreedWords } from '../upcoming/agreed-words';
import { ChangeSheet, type PlannedChange } from '../upcoming/change-sheet';
import { canConfirm, canSettle, type Planned, plannedOf } from '../upcoming/plan';
import { PlannedTools, SettleTools, TakeBack } from '../upcoming/planned-tools';

type Props = {
  table: InboxTable;
  row: InboxRow;
  /** Who takes care of it: "You". */
  owner: string | undefined;
  /** The time of the next step, if it has one. */
  nextAt: number | undefined;
  onTake: () => void;
  /** Sets it to Contacted; missing where something else on the screen does that, and confirms its time. */
  onContacted?: (() => void) | undefined;
};

/** What a row is about, and how it stands. Of this only an appointment can be changed, and nobody's row be taken. */
export function RowFacts({ table, row, owner, nextAt, onTake, onContacted }: Props) {
  const { kind, preferred_date, follow_up_on } = row;
  const isLead = 'source' in row;
  const { office, captured_by } = isLead ? row : {};
  const { nameOf } = useTeam();
  const host = officeWords(office);
  const statusWords = useRef<HTMLElement>(null);
  const now = useNow(MINUTE_MS);
  const planned = plannedOf(table, row, now);
  const status = row.status ?? 'new';
  // Whose time is confirmed is contacted by that.
  const isNext = status === 'new' && !(planned && canConfirm(planned, now));
  return (
    // “Take it” disappears once it is tapped.
    <dl {...useKeptFocus<HTMLDListElement>()}>
      <Fact label="Status">
        <span className="flex flex-wrap items-baseline gap-x-4">
          <span ref={statusWords}>{STATUS_WORDS[status]}</span>
          {isNext && onContacted && (
            <Action
              className="-my-3"
              aria-keyshortcuts="e"
              onClick={() => {
                // The button goes; the focus stays beside it.
                statusWords.current?.setAttribute('tabindex', '-1');
                statusWords.current?.focus();
                onContacted();
              }}
            >
              Contacted
            </Action>
          )}
        </span>
      </Fact>
      {kind && <Fact label="Kind">{capitalized(kind)}</Fact>}
      <AppointmentFact
        key={row.id}
        {...{ row, planned, now }}
        isConfirmedElsewhere={!onContacted}
      />
      {preferred_date && (
        <Fact label="Preferred day">{shortDay(dateOf(preferred_date).getTime())}</Fact>
      )}
      {host && <Fact label="Office">{host}</Fact>}
      {chosenLines(row).map(
        ({ column, label, text, known }) =>
          text &&
          // Of an account more is known than the name that was typed.
          !(column === 'agent' && captured_by) && (
            <Fact key={column} label={known ? `${label} at first` : label}>
              <bdi>{text}</bdi>
            </Fact>
          ),
      )}
      <GivenFacts table={table} row={row} />
      <Fact label="Owner">
        {owner === undefined ? (
          <span className="flex flex-wrap items-baseline gap-x-4">
            Nobody yet
            <Action className="-my-3" onClick={onTake}>
              Take it
            </Action>
          </span>
        ) : (
          <bdi tabIndex={-1}>{owner}</bdi>
        )}
      </Fact>
      {follow_up_on && (
        <Fact label="Next step">
          {nextAt === undefined
            ? shortDay(dateOf(follow_up_on).getTime())
            : `Call back ${exactTime(nextAt)}`}
        </Fact>
      )}
      {isLead && <Fact label="Source">{sourceWords(row.source)}</Fact>}
      {captured_by && (
        <Fact label="Captured by">
          <bdi>{nameOf(captured_by)}</bdi>
        </Fact>
      )}
      <Received label="Received" at={row.created_at} capturedAt={row.captured_at} />
    </dl>
  );
}

type AppointmentProps = {
  /** With pending changes applied. */
  row: InboxRow;
  planned: Planned | undefined;
  now: number;
  isConfirmedElsewhere: boolean;
};

/**
 * When the appointment of the open row is, and how far it is agreed. While it is still to come, it is confirmed, moved and
 * cancelled as in "Upcoming"; once it is over, it was held or missed, which can be taken back.
 */
function AppointmentFact({ row, planned, now, isConfirmedElsewhere }: AppointmentProps) {
  const { appointment_at, appointment_state, visitor_zone } = row;
  const { nameOf } = useTeam();
  const [change, setChange] = useState<PlannedChange>();
  const [isCancelled, setIsCancelled] = useState(false);
  const confirming = useRef<HTMLButtonElement>(null);
  const agreed = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const words = agreedWords(row, nameOf);

  useEffect(() => {
    // A dialog returns the focus to the button that opened it; a cancelled appointment has none left.
    if (isCancelled) agreed.current?.focus();
  }, [isCancelled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tap of a notification is another entry
  useEffect(() => {
    if (hash !== CONFIRM_HASH) return;
    // By now a colleague may have confirmed it.
    const target = confirming.current ?? agreed.current;
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [hash, key]);

  return (
    <>
      {(planned || appointment_at || words) && (
        <Fact
          label="Appointment"
          tools={
            planned &&
            (canSettle(planned, now) ? (
              <SettleTools planned={planned} />
            ) : isSettled(appointment_state) ? (
              <TakeBack planned={planned} />
            ) : (
              <PlannedTools
                {...{ planned, now, isConfirmedElsewhere }}
                confirmRef={confirming}
                onChange={setChange}
              />
            ))
          }
        >
          <span className="block">
            {appointment_at ? bothClocks(appointment_at, visitor_zone) : planned && 'No time yet'}
          </span>
          {words && (
            <bdi
              ref={agreed}
              tabIndex={-1}
              className={isUnconfirmed(appointment_state) ? 'font-semibold text-accent' : ''}
            >
              {words}
            </bdi>
          )}
        </Fact>
      )}
      <ChangeSheet
        change={change}
        onClose={() => {
          setIsCancelled(change?.action === 'cancel' && !planned);
          setChange(undefined);
        }}
      />
    </>
  );
}

const IN_LAGOS = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** Says when an appointment is, on both clocks: what those in Lagos show, and the visitor's if they differ. */
export function bothClocks(stored: string, zone: string | null | undefined): string {
  const at = parseTime(stored);
  const visitor = zone ? visitorTime(at, zone) : null;
  // The host may be in London, so only the clock is named.
  const lagos = `${IN_LAGOS.format(at)} Lagos time`;
  return zone && visitor ? `${lagos}; ${theirClock(visitor, zone)}` : lagos;
}
