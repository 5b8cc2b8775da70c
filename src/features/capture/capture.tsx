import { useMemo, useState } from 'react';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { useOutboxList } from '../../hooks/use-outbox-list';
import { NewViewing } from './new-viewing';
import { useSetup } from './setup';
import { SetupForm } from './setup-form';
import { countWords, type Today, todaysViewings } from './todays';
import { TodaysList } from './todays-list';

const NOBODY: Today = { captured: [], sent: 0, earlier: 0 };

/** The field agent's tool. What it shows depends on the device, so a prerendered page has none of it. */
export function Capture() {
  return useIsHydrated() ? <Tool /> : <p className="note min-h-screen">Opening the form…</p>;
}

function Tool() {
  const [setup, setSetup] = useSetup();
  const [isChanging, setIsChanging] = useState(false);
  const list = useOutboxList();
  // As long as this page is open. Nothing of a person is stored beyond what waits.
  const [names] = useState(() => new Map<number, string>());
  const today = useMemo(() => {
    const found = list.kind === 'ready' ? todaysViewings(list.entries, Date.now()) : NOBODY;
    for (const { seq, lead } of found.captured) if (lead) names.set(seq, lead.name);
    return found;
  }, [list, names]);

  if (!setup || isChanging) {
    return (
      <>
        <SetupForm
          setup={setup}
          onDone={(next) => {
            setSetup(next);
            setIsChanging(false);
          }}
        />
        {today.captured.length > 0 && <TodaysList today={today} names={names} />}
      </>
    );
  }
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 border-y border-line">
        <span>
          <strong>{setup.property}</strong> <span className="text-muted">by {setup.agent}</span>
        </span>
        <button type="button" className="action" onClick={() => setIsChanging(true)}>
          Change<span className="sr-only"> property or name</span>
        </button>
      </p>
      <div className="mt-6">
        <NewViewing
          setup={setup}
          count={countWords(today)}
          onKept={(seq, name) => names.set(seq, name)}
        />
      </div>
      <TodaysList today={today} names={names} />
    </>
  );
}
