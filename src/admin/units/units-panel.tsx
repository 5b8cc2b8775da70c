import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { propertyNames } from '../../content/property-names';
import { lagosDay } from '../../domain/lagos-time';
import { availableText } from '../../domain/unit';
import { useChanges } from '../../hooks/use-changes';
import { useNow } from '../../hooks/use-now';
import { distinct } from '../../lib/distinct';
import { MINUTE_MS } from '../../lib/durations';
import { Failed, Spinner } from '../rows/list-states';
import { useStaff } from '../staff';
import { type StaffUnit, UNITS, unitsQuery, unitsToday } from './staff-units';
import { UnitItem } from './unit-item';

/** What is for sale, by property: a tap opens a unit, the next one changes its state, with or without a network. */
export function UnitsPanel() {
  const staff = useStaff();
  const changes = useChanges(staff.id).filter(({ change }) => change.row_table === UNITS);
  const { data, isError, refetch } = useQuery(unitsQuery(staff));
  const today = lagosDay(useNow(MINUTE_MS));
  // What was sent since is in the database's answer only.
  const waiting = changes.length;
  const queries = useQueryClient();
  useEffect(() => {
    if (waiting === 0) void queries.invalidateQueries({ queryKey: [UNITS] });
  }, [waiting, queries]);
  if (!data) {
    if (isError) return <Failed message="Failed to load units" onRetry={() => void refetch()} />;
    return <Spinner>Loading units…</Spinner>;
  }
  const units = unitsToday(data, changes, today);
  return distinct(units.map((unit) => unit.property_slug)).map((slug) => {
    const own = units.filter((unit) => unit.property_slug === slug);
    return (
      <details key={slug} className="rules">
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">
          <span>{nameOf(slug)}</span> <span className="note">{availableText(own)}</span>{' '}
          {own.some((unit) => unit.is_example) && <span className="note">Example units</span>}
        </summary>
        {inLabelOrder(own).map((unit) => (
          <UnitItem
            key={unit.id}
            unit={unit}
            today={today}
            change={changes.findLast(({ change }) => change.row_id === unit.id)}
          />
        ))}
      </details>
    );
  });
}

const nameOf = (slug: string) =>
  Object.entries<string>(propertyNames).find(([one]) => one === slug)?.[1] ?? slug;

/** Plot 9 before plot 10. */
const inLabelOrder = (units: StaffUnit[]) =>
  units.toSorted((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));
