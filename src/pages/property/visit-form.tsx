import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { closures } from '../../content/holidays.generated';
import { type OfferedHead, propertyNames } from '../../content/property-names';
import { hostNow } from '../../device/clock';
import { type Day, weekdayOf } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/lagos-time';
import { hoursOf } from '../../domain/office';
import { nextDays } from '../../domain/slot';
import { unitName, unitsIn } from '../../domain/unit';
import { DayStrip, Schedule } from '../../features/consultation/day-strip';
import { TourForm } from '../../features/tour/tour-form';
import { useNow } from '../../hooks/use-now';
import { useUnitNews } from '../../hooks/use-unit-news';
import { MINUTE_MS } from '../../lib/durations';
import { typeInto } from '../../ui/field-text';

/** How many days are offered; later ones can be typed. */
const DAYS = 14;

/** The form that asks for a visit to a property. */
export function VisitForm({ slug }: Pick<OfferedHead, 'slug'>) {
  const groups = useUnitNews()?.groups ?? [];
  const chosen = new URLSearchParams(useLocation().search).get('unit');
  const units = unitsIn(groups, lagosDay(hostNow())).filter(
    ({ property, label, state }) =>
      property === slug && (state === 'available' || label === chosen),
  );
  return (
    <TourForm
      id={`visit-${slug}`}
      property={propertyNames[slug]}
      homes={units.map((unit) => ({
        value: `${slug}/${unitName(unit.kind, unit.label)}`,
        label: `${unitName(unit.kind, unit.label)}, ${unit.kind}`,
        isChosen: unit.label === chosen,
      }))}
      Days={VisitDays}
    />
  );
}

/** The next days on which somebody can show you round. Choosing one fills in the date field. */
function VisitDays({ field }: { field: string }) {
  const now = useNow(MINUTE_MS);
  const [selected, setSelected] = useState<Day>();
  const days = nextDays(
    now,
    DAYS,
    (day) => hoursOf('lagos', weekdayOf(day)) !== undefined && !closures.lagos[day],
  );
  const choose = (day: Day) => {
    setSelected(day);
    const date = document.getElementById(field);
    if (date instanceof HTMLInputElement) typeInto(date, day);
  };
  return (
    <Schedule>
      <strong id={`${field}-days`}>Choose a day</strong>
      <DayStrip
        labelledBy={`${field}-days`}
        days={days}
        today={lagosDay(now)}
        selected={selected}
        leadsAway={false}
        onChoose={choose}
        autoFocus={false}
      />
    </Schedule>
  );
}
