import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { useNow } from '../../hooks/use-now';
import { useOutboxList } from '../../hooks/use-outbox';
import { Action } from '../../ui/button';
import { later } from '../../ui/later';
import { NewViewing } from './new-viewing';
import { SetupForm, useSetup } from './setup';
import { countWords, type Today, todaysViewings } from './todays';
import { useCleared } from './use-cleared';
import { useUnlisted } from './use-unlisted';

const NOBODY: Today = { captured: [], sent: 0, earlier: 0 };

/** Below the form: whoever has just arrived lists nobody. */
const TodayPart = later(async () => (await import('./today-part')).TodayPart);

/** The field agents' tool. Not prerendered, because it depends on what is stored on the device. */
export function Capture() {
  return useIsHydrated() ? <Tool /> : <p className="note min-h-screen">Opening the form…</p>;
}

function Tool() {
  const [setup, setSetup] = useSetup();
  const [isChanging, setIsChanging] = useState(false);
  const list = useOutboxList();
  // Which viewings can still be corrected changes over time.
  const minute = useNow(60_000);
  const change = useRef<HTMLButtonElement>(null);
  const halfTyped = useRef<HTMLDivElement>(null);
  const { cleared, formKey, onCleared } = useCleared(list, halfTyped);
  const today = useMemo(
    () =>
      list.kind === 'ready' && cleared !== undefined
        ? todaysViewings(list.entries, Math.max(minute, Date.now()), cleared.upTo)
        : NOBODY,
    [list, minute, cleared],
  );
  const day = new Date(Math.max(minute, Date.now())).toDateString();
  const [unlisted, addUnlisted] = useUnlisted(`${day}, ${cleared?.upTo ?? 0}`);
  const isAsking = !setup || isChanging;
  return (
    <>
      {isAsking && (
        <SetupForm
          setup={setup}
          onDone={(next) => {
            setSetup(next);
            flushSync(() => setIsChanging(false));
            change.current?.focus();
          }}
        />
      )}
      {setup && (
        // Hidden, not removed: what was typed and agreed to is the same visitor's.
        <div hidden={isChanging}>
          <p className="flex flex-wrap items-center justify-between gap-x-4 border-y border-line">
            <span>
              <strong>{setup.property}</strong> <span className="text-muted">by {setup.agent}</span>
            </span>
            <Action ref={change} onClick={() => setIsChanging(true)}>
              Change<span className="sr-only"> property or name</span>
            </Action>
          </p>
          <div ref={halfTyped} className="mt-6">
            <NewViewing
              key={formKey}
              setup={setup}
              count={countWords(today, unlisted)}
              cleared={cleared?.upTo ?? 0}
              onUnlisted={addUnlisted}
            />
          </div>
        </div>
      )}
      <TodayPart
        today={today}
        unlisted={unlisted}
        isListed={!isAsking || today.captured.length + unlisted > 0}
        times={cleared?.times}
        minute={minute}
        onCleared={onCleared}
      />
    </>
  );
}
