import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { placeOf } from '../../domain/zone';
import { listOf, nullable, object, oneOf, type ShapeOf, text } from '../../lib/shape';
import { deviceZone } from '../../lib/time-words';
import { Check } from '../../ui/field';
import type { StaffClient } from '../client';
import { runQuery } from '../rows/run-query';
import { useStaff } from '../staff';
import { toastFailure } from '../toasts';

const SCOPE_WORDS: Record<Scope, string> = {
  all: 'Every enquiry I can see',
  mine: 'Only what is assigned to me',
  none: 'Nothing',
};
/** The quiet hours to begin with, when somebody turns them on. */
const NIGHT = { quiet_from: '21:00', quiet_until: '07:00' };

/** What a person hears of, and their quiet hours; each choice is saved at once. */
export function PreferencesForm({ stored }: { stored: Preferences }) {
  const { client } = useStaff();
  const [chosen, setChosen] = useState(stored);
  const saved = useRef(stored);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (next: Preferences) => savePreferences(client, next),
    // One after the other: on a slow network an earlier choice could arrive last.
    scope: { id: 'push-preferences' },
    onSuccess: (_, next) => {
      saved.current = next;
    },
    onError: (_, next) => {
      // What is shown is what counts, unless something else was chosen since.
      setChosen((now) => (now === next ? saved.current : now));
      toastFailure('Your choice could not be saved. Please try again.', 'Not Saved');
    },
  });
  const choose = (changes: Partial<Preferences>) => {
    const next = { ...chosen, ...changes, zone: deviceZone() };
    setChosen(next);
    if (isWhole(next)) mutate(next);
  };
  const isQuiet = chosen.quiet_from !== null;

  return (
    <div className="grid gap-6">
      <fieldset className="grid">
        <legend className="field-label mb-1.5">Notify me about</legend>
        {SCOPES.map((scope) => (
          <Check
            key={scope}
            type="radio"
            name="push-scope"
            value={scope}
            checked={scope === chosen.scope}
            onChange={() => choose({ scope })}
          >
            {SCOPE_WORDS[scope]}
          </Check>
        ))}
      </fieldset>
      <div className="grid gap-3">
        <Check
          checked={isQuiet}
          onChange={({ target }) =>
            choose(target.checked ? NIGHT : { quiet_from: null, quiet_until: null })
          }
        >
          Quiet hours
        </Check>
        {isQuiet && (
          <>
            <div className="grid grid-cols-2 gap-4">
              <Time
                label="From"
                value={chosen.quiet_from}
                onChange={(quiet_from) => choose({ quiet_from })}
              />
              <Time
                label="Until"
                value={chosen.quiet_until}
                onChange={(quiet_until) => choose({ quiet_until })}
              />
            </div>
            <p className="note">
              By the clock of {placeOf(chosen.zone ?? deviceZone())}. What comes in then is summed
              up in one notification afterwards.
            </p>
          </>
        )}
      </div>
      <p className="note" role="status">
        {!isWhole(chosen)
          ? 'Not saved: please choose two different times.'
          : isPending
            ? 'Saving...'
            : isSuccess && 'Saved, for all your devices.'}
      </p>
    </div>
  );
}

/** Whether it can be saved: a field that was cleared is about to get another time, and one hour is no night. */
const isWhole = ({ quiet_from: from, quiet_until: until }: Preferences) =>
  from === null || (from !== '' && until !== '' && shown(from) !== shown(until));

/** The database has seconds as well. */
const shown = (time: string | null) => time?.slice(0, 5) ?? '';

type TimeProps = { label: string; value: string | null; onChange: (value: string) => void };

function Time({ label, value, onChange }: TimeProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        type="time"
        className="input"
        value={shown(value)}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

const SCOPES = ['all', 'mine', 'none'] as const;
type Scope = (typeof SCOPES)[number];

const isPreferences = object({
  scope: oneOf(...SCOPES),
  quiet_from: nullable(text),
  quiet_until: nullable(text),
  /** By whose clock. */
  zone: nullable(text),
});

/** What a person wants to be told, and when not. */
export type Preferences = ShapeOf<typeof isPreferences>;

const DEFAULTS: Preferences = { scope: 'all', quiet_from: null, quiet_until: null, zone: null };

/** Row-level security shows each person only their own row. */
export async function loadPreferences({ database }: StaffClient): Promise<Preferences> {
  const query = database.from('push_preferences').select('scope, quiet_from, quiet_until, zone');
  const [row] = await runQuery(query, listOf(isPreferences));
  return row ?? DEFAULTS;
}

/** @throws if the database does not take them */
async function savePreferences({ database }: StaffClient, chosen: Preferences) {
  const { scope, quiet_from, quiet_until } = chosen;
  const { error } = await database.rpc('set_push_preferences', {
    scope,
    ...(quiet_from && quiet_until && { quiet_from, quiet_until, zone: deviceZone() }),
  });
  if (error) throw error;
}
