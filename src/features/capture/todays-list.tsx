import { memo, useState } from 'react';
import { clockTime } from '../../lib/time-words';
import { Link } from '../../ui/link';
import { PagedList } from '../../ui/paged-list';
import { Correction } from './correction';
import type { Captured, Today } from './todays';

const STATES: Record<Captured['state'], string> = {
  saved: 'Saved',
  sending: 'Sending',
  sent: 'Sent',
  attention: 'Needs attention',
};

type Props = {
  today: Today;
  /** The names that this page has seen: once sent, the device forgets them. */
  names: ReadonlyMap<number, string>;
};

/** What was captured today and how it stands; what is still here can be corrected. */
export const TodaysList = memo(function TodaysList({ today, names }: Props) {
  const [editing, setEditing] = useState<number>();
  const chosen = today.captured.find(({ seq }) => seq === editing);

  return (
    <section aria-labelledby="today-title" className="mt-14">
      <h2 id="today-title" className="title">
        Today
      </h2>
      {today.captured.length === 0 ? (
        <p className="mt-3 text-muted">
          Nobody yet. Each enquiry is saved on this phone at once, with a signal or without, and is
          listed here until it is sent.
        </p>
      ) : (
        <PagedList className="rules mt-4" size={20}>
          {today.captured.map((one) => (
            <CapturedRow
              key={one.seq}
              captured={one}
              name={one.lead?.name ?? names.get(one.seq) ?? `Enquiry ${one.number}`}
              onCorrect={setEditing}
            />
          ))}
        </PagedList>
      )}
      <p className="mt-4">
        <Link className="action" to="/outbox">
          {today.earlier > 0
            ? `${today.earlier} from earlier days still to be sent`
            : 'Everything that waits on this phone'}
        </Link>
      </p>
      {chosen?.lead && (
        <Correction
          key={chosen.seq}
          seq={chosen.seq}
          lead={chosen.lead}
          why={chosen.why}
          onDone={() => setEditing(undefined)}
        />
      )}
    </section>
  );
});

type RowProps = { captured: Captured; name: string; onCorrect: (seq: number) => void };

function CapturedRow({
  captured: { seq, number, at, state, lead, why },
  name,
  onCorrect,
}: RowProps) {
  const canCorrect = lead !== undefined && state !== 'sending';
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
        </span>
        {why && <span className="note block">{why}</span>}
      </span>
      {canCorrect && (
        <button type="button" className="action" onClick={() => onCorrect(seq)}>
          Correct<span className="sr-only"> {name}</span>
        </button>
      )}
    </li>
  );
}
