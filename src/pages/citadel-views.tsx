import { citadelViews } from '../content/properties/citadel-views';
import { PropertyPage, propertyMeta } from './property/property-page';

export const meta = propertyMeta(citadelViews);

export function Page() {
  return <PropertyPage property={citadelViews} />;
}
