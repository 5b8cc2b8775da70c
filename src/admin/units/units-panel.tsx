import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { propertyNames } from '../../content/property-names';
import type { PendingChange } from '../../domain/change';
import { lagosDay } from '../../domain/lagos-time';
import { availableText } from '../../domain/unit';
import { useNow } from '../../hooks/use-now';
import { distinct } from '../../lib/distinct';
import { MINUTE_MS } from '../../lib/durations';
import { usePending } from '../queue/use-opened';
import { Failed, Spinner } from '../rows/list-states';
import { useStaff } from '../staff';
import { type StaffUnit, unitsQuery, unitsToday } from './staff-units';
import { UnitItem } from './unit-item';
import { UNITS } from './units-key';

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
  const slugs = distinct(units.map((unit) => unit.property_slug));
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
