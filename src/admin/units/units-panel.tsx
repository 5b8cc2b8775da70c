import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { propertyNames } from '../../content/property-names';
import { daysLater } from '../../domain/calendar-day';
import type { PendingChange } from '../../domain/change';
import { lagosDay } from '../../domain/lagos-time';
import type { UnitEvent } from '../../domain/staff-event';
import { availableText, UNIT_STATE_WORDS, type UnitState, unitStateText } from '../../domain/unit';
import { useNow } from '../../hooks/use-now';
import { MINUTE_MS } from '../../lib/durations';
import { britishDate } from '../../lib/english';
import { exactTime } from '../../lib/time-words';
import { Button } from '../../ui/button';
import { useTeam } from '../people/use-team';
import { UNITS } from '../queries';
import { usePending } from '../queue/use-opened';
import { Failed, Spinner } from '../rows/list-states';
import { PendingNotes, pendingState } from '../rows/pending-notes';
import { useActions } from '../rows/use-actions';
import { useStaff } from '../staff';
import { PriceForm, priceText } from './price-form';
import {
  choicesFor,
  RESERVED_DAYS,
  type StaffUnit,
  unitHistoryQuery,
  unitsQuery,
  unitsToday,
} from './staff-units';

/** What is for sale, by property: a tap opens a unit, the next one changes its state, with or without a network. */
export function UnitsPanel() {
  const staff = useStaff();
  const { kept, pending } = usePending();
  const changes = kept.filter(({ change }) => change.row_table === UNITS);
  const { data, isError, refetch } = useQuery(unitsQuery(staff));
  const today = lagosDay(useNow(MINUTE_MS));
  const queries = useQueryClient();
  const refused = changes.filter(({ state }) => state === 'parked').length;
  useEffect(() => {
    // A colleague was quicker: what they made of it is in the database's answer only.
    if (refused > 0) void queries.invalidateQueries({ queryKey: [UNITS] });
  }, [refused, queries]);
  if (!data) {
    if (isError) return <Failed message="Failed to load units" onRetry={() => void refetch()} />;
    return <Spinner>Loading units…</Spinner>;
  }
  const units = unitsToday(data, pending, today);
  const slugs = [...new Set(units.map((unit) => unit.property_slug))];
  return slugs
    .toSorted(byName)
    .map((slug) => (
      <PropertyUnits
        key={slug}
        name={nameOf(slug)}
        units={units.filter((unit) => unit.property_slug === slug)}
        changes={changes}
        today={today}
      />
    ));
}

type PropertyProps = {
  name: string;
  units: StaffUnit[];
  changes: readonly PendingChange[];
  today: string;
};

function PropertyUnits({ name, units, changes, today }: PropertyProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const changesOf = (unit: StaffUnit) => changes.filter(({ change }) => change.row_id === unit.id);
  const isRefused = units.flatMap(changesOf).some(({ state }) => state === 'parked');
  useEffect(() => {
    // What was refused is not to be looked for.
    if (isRefused && fold.current) fold.current.open = true;
  }, [isRefused]);
  return (
    <details ref={fold} className="border-t border-line">
      <summary className="min-h-12 cursor-pointer py-3">
        <span className="grid flex-1">
          <span className="font-semibold">{name}</span>
          <span className="note">
            {availableText(units) + (units.some((unit) => unit.is_example) ? ' · examples' : '')}
          </span>
        </span>
      </summary>
      {inLabelOrder(units).map((unit) => (
        <UnitItem key={unit.id} unit={unit} today={today} changes={changesOf(unit)} />
      ))}
    </details>
  );
}

const nameOf = (slug: string) =>
  Object.entries<string>(propertyNames).find(([one]) => one === slug)?.[1] ?? slug;

const byName = (one: string, other: string) => nameOf(one).localeCompare(nameOf(other), 'en');

/** Plot 9 before plot 10. */
const inLabelOrder = (units: StaffUnit[]) =>
  units.toSorted((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));

type ItemProps = { unit: StaffUnit; today: string; changes: readonly PendingChange[] };

/** A unit: its state, and opened what can be made of it and what has been. */
function UnitItem({ unit, today, changes }: ItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isAdmin = useStaff().role === 'admin';
  const { change: make } = useActions();
  const { id, label, state, reserved_until, price, currency } = unit;
  const record = (value: UnitEvent, before: UnitEvent, description: string) =>
    void make({ row_table: 'units', action: 'unit', value }, unit, {
      title: 'Unit Updated',
      description: `${label}: ${description}`,
      failure: 'Failed to update unit',
      takeBack: () => ({ row_table: 'units', action: 'unit', value: before }),
    });
  const choices = choicesFor(isAdmin, state);
  const setState = (next: UnitState) => {
    const until = next === 'reserved' ? daysLater(today, RESERVED_DAYS) : null;
    record(
      { kind: 'state', state: next, reserved_until: until },
      { kind: 'state', state, reserved_until },
      stateText(next, until),
    );
  };
  return (
    <div className="border-t border-line pl-2">
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="min-h-12 cursor-pointer py-3">
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
            <span className="font-semibold whitespace-nowrap">{label}</span>
            <span className={state === 'available' ? 'font-semibold text-palm' : 'text-muted'}>
              {stateText(state, reserved_until)}
            </span>
            <span className="note figures ml-auto whitespace-nowrap">{priceText(unit)}</span>
            {pendingState(changes) === 'waiting' && (
              <span className="note w-full">Waiting to be sent</span>
            )}
          </span>
        </summary>
        {isOpen && (
          <div className="grid gap-3 pb-4">
            <p className="note">{unit.kind}</p>
            {choices.length === 0 && <p className="note">Only an administrator can change this.</p>}
            <div className="flex flex-wrap gap-2 empty:hidden">
              {choices.map((next) => (
                <Button key={next} onClick={() => setState(next)}>
                  {next === 'reserved'
                    ? `Reserve for ${RESERVED_DAYS} days`
                    : UNIT_STATE_WORDS[next]}
                </Button>
              ))}
            </div>
            {isAdmin && (
              <PriceForm
                unit={unit}
                onPrice={(next) =>
                  record(
                    { kind: 'price', price: next },
                    { kind: 'price', price },
                    `price ${priceText({ price: next, currency }).toLowerCase()}`,
                  )
                }
              />
            )}
            <UnitHistory id={id} currency={currency} />
          </div>
        )}
      </details>
      <PendingNotes changes={changes} stored={undefined} />
    </div>
  );
}

const stateText = (state: UnitState, until: string | null) =>
  unitStateText({ state, ...(state === 'reserved' && until !== null && { until }) });

function UnitHistory({ id, currency }: { id: string; currency: StaffUnit['currency'] }) {
  const { data, fetchStatus } = useQuery(unitHistoryQuery(useStaff(), id));
  const { nameOf } = useTeam();
  if (!data) return fetchStatus === 'paused' && <p className="note">History needs a connection.</p>;
  return (
    <ul className="note">
      {data.map(({ id: key, kind, state, reserved_until, price, by, captured_at }) => (
        <li key={key}>
          {[
            exactTime(Date.parse(captured_at)),
            kind === 'price'
              ? `Price ${priceText({ price, currency }).toLowerCase()}`
              : `${state && UNIT_STATE_WORDS[state]}${reserved_until ? ` until ${britishDate(reserved_until)}` : ''}`,
            by && nameOf(by),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
