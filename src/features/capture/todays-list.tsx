import { memo, useEffect, useState } from 'react';
import { FormNotLoaded } from '../../forms/form-not-loaded';
import { useCanSave, useOutbox } from '../../hooks/use-outbox';
import { clockTime } from '../../lib/time-words';
import { type Clearing, clearToday, forgetCorrections } from '../../offline/clear-viewings';
import type { Cleared } from '../../offline/cleared';
import { Action } from '../../ui/button';
import { Link } from '../../ui/link';
import { PagedList } from '../../ui/paged-list';
import { takeFocus, Undo } from '../../ui/undo';
import type { Correction } from './correction';
import { EndOfDay } from './end-of-day';
import type { Setup } from './setup';
import { type Captured, type Today, unlistedWords } from './todays';
import { UNDO_MS } from './use-cleared';

const STATES: Record<Captured['state'], string> = {
  saved: 'Saved',
  sending: 'Sending',
  sent: 'Sent',
  corrected: 'Sent, correction saved',
  attention: 'Needs attention',
};

/** A page that lists nobody needs no form for corrections. */
const loadForm = () => import('./correction').catch(() => undefined);

type Props = {
  today: Today;
  /** How many more were sent but could not be stored here. */
  unlisted: number;
};

/** Today's viewings and their state. They can be corrected until some time after they were sent. */
const TodaysList = memo(function TodaysList({ today, unlisted }: Props) {
  const canSave = useCanSave();
  // A copy from when it was opened, so that a half-typed correction survives the end of the correction period.
  const [chosen, setChosen] = useState<Captured>();
  const [Form, setForm] = useState<typeof Correction>();
  const [hasFailed, setHasFailed] = useState(false);
  const isEmpty = today.captured.length === 0;

  // The signal may be gone by the time somebody has to be corrected.
  useEffect(() => {
    if (!isEmpty) void loadForm();
  }, [isEmpty]);

  const correct = async (captured: Captured) => {
    const loaded = await loadForm();
    setForm(() => loaded?.Correction);
    setChosen(captured);
    setHasFailed(loaded === undefined);
  };

  return (
    <section aria-labelledby="today-title" className="mt-14">
      <h2 id="today-title" className="title">
        Today
      </h2>
      {isEmpty ? (
        <p className="mt-3 text-muted">
          <span>{unlistedWords(unlisted) || 'Nobody yet today.'}</span>{' '}
          <span>
            {canSave
              ? 'Each enquiry is saved on this phone at once, and listed here today. It can be corrected for fifteen minutes once it has been sent.'
              : 'This browser can’t save enquiries now: each is sent at once, and only while there is a signal.'}
          </span>
        </p>
      ) : (
        <>
          <PagedList className="rules mt-4" size={20}>
            {today.captured.map((one) => (
              <CapturedRow key={one.seq} captured={one} onCorrect={correct} />
            ))}
          </PagedList>
          {unlisted > 0 && <p className="note mt-3">{unlistedWords(unlisted)}</p>}
        </>
      )}
      <p className="mt-4">
        <Link className="action" to="/outbox">
          {today.earlier > 0
            ? `${today.earlier} from before, still to be sent`
            : 'Everything waiting on this phone'}
        </Link>
      </p>
      {hasFailed && <FormNotLoaded />}
      {Form && chosen?.lead && (
        <Form
          key={chosen.seq}
          seq={chosen.seq}
          lead={chosen.lead}
          why={chosen.why}
          onDone={() => setChosen(undefined)}
        />
      )}
    </section>
  );
});

type RowProps = { captured: Captured; onCorrect: (captured: Captured) => Promise<void> };

function CapturedRow({ captured, onCorrect }: RowProps) {
  const { number, at, state, lead, until, why } = captured;
  const name = captured.name ?? `Viewing ${number}`;
  const isSending = state === 'sending';
  return (
    <li className="flex items-center gap-x-4">
      <span className="note figures min-w-6">{number}</span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        <span className="note figures">
          {clockTime(at)} ·{' '}
          <span className={state === 'attention' ? 'font-semibold text-accent' : undefined}>
            {STATES[state]}
          </span>
          {until && <span>{` · can be corrected until ${clockTime(until)}`}</span>}
        </span>
        {why && <span className="note block">{why}</span>}
      </span>
      {lead !== undefined && (
        // The button stays while the entry is being sent, and keeps the focus that a saved correction gave it.
        <Action aria-disabled={isSending} onClick={() => isSending || void onCorrect(captured)}>
          Correct<span className="sr-only"> {name}</span>
        </Action>
      )}
    </li>
  );
}

type TodayPartProps = {
  setup: Setup | null;
  today: Today;
  /** How many more were sent but could not be stored here. */
  unlisted: number;
  isListed: boolean;
  /** Undefined until it has been read. */
  cleared: Cleared | undefined;
  /** Changes every minute. */
  minute: number;
  onCleared: (cleared: Cleared) => void;
};

/** What stands below the form: the day so far, and how it is cleared. */
export function TodayPart({
  setup,
  today,
  unlisted,
  isListed,
  cleared,
  minute,
  onCleared,
}: TodayPartProps) {
  const outbox = useOutbox();
  useEffect(() => {
    // Checked every minute, not at the end of the day, so that personal data never stays longer than needed.
    if (!minute) return;
    void outbox.tidy();
    void forgetCorrections(outbox, minute).catch(() => undefined);
  }, [outbox, minute]);

  return (
    <>
      {isListed && (
        // A new one closes an open correction once the list is cleared.
        <TodaysList key={cleared?.times} today={today} unlisted={unlisted} />
      )}
      {setup && today.captured.length + unlisted > 0 && (
        <EndOfDay setup={setup} today={today} unlisted={unlisted} />
      )}
      <ClearToday today={today} cleared={cleared} onChange={onCleared} />
    </>
  );
}

type ClearTodayProps = {
  today: Today;
  /** The list's state now, whichever tab changed it. */
  cleared: Cleared | undefined;
  /** Called with the new state of the list. */
  onChange: (cleared: Cleared) => void;
};

/** Clears names and half-typed input before the phone is handed on, but nothing that still has to be sent. */
export function ClearToday({ today, cleared, onChange }: ClearTodayProps) {
  const outbox = useOutbox();
  /** The last clearing, or what its undo led to. */
  const [last, setLast] = useState<Clearing>();
  const [hasFailed, setHasFailed] = useState(false);

  const run = (work: () => Promise<Clearing>) =>
    work().then(
      (clearing) => {
        setHasFailed(false);
        setLast(clearing);
        onChange(clearing.cleared);
      },
      () => setHasFailed(true),
    );

  // Another tab may have cleared the list again, or have signed out: then it would bring nothing back.
  const current =
    last && cleared && clearings(last.cleared) === clearings(cleared) ? last : undefined;
  const undo = current?.undo;
  return (
    <div className="mt-4">
      {undo && (
        <Undo
          // Each clearing has its own undo.
          key={current.cleared.times}
          forMs={UNDO_MS}
          onUndo={() => void run(undo)}
          onGone={() => setLast(undefined)}
        >
          Today’s list is cleared.
        </Undo>
      )}
      {today.captured.length > 0 && (
        <>
          <Action
            ref={last && !undo ? takeFocus : undefined}
            onClick={() => void run(() => clearToday(outbox))}
          >
            Clear today’s list
          </Action>
          <p className="note">
            Before you hand this phone on: this removes the names from this page and what is
            half-typed in any tab. What still waits goes out, and is then erased.
          </p>
        </>
      )}
      {hasFailed && <p role="alert">This phone’s storage did not answer. Please try again.</p>}
    </div>
  );
}

/** How often the list was cleared without an undo. */
const clearings = ({ times, undone }: Cleared) => times - undone;
