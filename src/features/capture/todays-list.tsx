import { memo, useEffect, useState } from 'react';
import { FormNotLoaded } from '../../forms/form-not-loaded';
import { useCanSave } from '../../hooks/use-outbox';
import { clockTime } from '../../lib/time-words';
import { Action } from '../../ui/button';
import { Link } from '../../ui/link';
import { PagedList } from '../../ui/paged-list';
import type { Correction } from './correction';
import { type Captured, type Today, unlistedWords } from './todays';

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
export const TodaysList = memo(function TodaysList({ today, unlisted }: Props) {
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
        // It stays while the entry is being sent, and keeps the focus that a saved correction gave it.
        <Action aria-disabled={isSending} onClick={() => isSending || void onCorrect(captured)}>
          Correct<span className="sr-only"> {name}</span>
        </Action>
      )}
    </li>
  );
}
