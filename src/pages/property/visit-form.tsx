import { useLocation } from 'react-router-dom';
import { type OfferedHead, propertyNames } from '../../content/property-names';
import { unitName } from '../../domain/unit';
import { VisitDays } from '../../features/consultation/visit-days';
import { TourForm } from '../../features/tour/tour-form';
import { useUnits } from '../../features/units/use-units';
import { officeOf } from './price-card';

/** The form that asks for a visit to a property. */
export function VisitForm({ slug, currency }: Pick<OfferedHead, 'slug' | 'currency'>) {
  const { units, asOf } = useUnits(slug);
  const chosen = new URLSearchParams(useLocation().search).get('unit');
  const free = units.filter(({ state }) => state === 'available');
  return (
    <TourForm
      id={`visit-${slug}`}
      property={propertyNames[slug]}
      homes={free.map((unit) => ({
        value: `${slug}/${unitName(unit.kind, unit.label)}`,
        label: `${unitName(unit.kind, unit.label)}, ${unit.kind}`,
        isChosen: unit.label === chosen,
      }))}
      homesAsOf={asOf}
      Days={VisitDays}
      office={officeOf(currency)}
    />
  );
}
