import { useLocation } from 'react-router-dom';
import { type OfferedHead, propertyNames } from '../../content/property-names';
import { hostNow } from '../../device/clock';
import { lagosDay } from '../../domain/lagos-time';
import { unitName, unitsIn } from '../../domain/unit';
import { VisitDays } from '../../features/consultation/visit-days';
import { TourForm } from '../../features/tour/tour-form';
import { useUnitNews } from '../../hooks/use-unit-news';
import { officeOf } from './price-card';

/** The form that asks for a visit to a property. */
export function VisitForm({ slug, currency }: Pick<OfferedHead, 'slug' | 'currency'>) {
  const groups = useUnitNews()?.groups ?? [];
  const chosen = new URLSearchParams(useLocation().search).get('unit');
  const units = unitsIn(groups, lagosDay(hostNow())).filter(
    ({ property, state }) => property === slug && state === 'available',
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
      office={officeOf(currency)}
    />
  );
}
