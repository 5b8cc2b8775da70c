import { brumHeight7 } from '../content/properties/brum-height-7';
import { PropertyPage, propertyMeta } from './property/property-page';

export const meta = propertyMeta(brumHeight7);

export function Page() {
  return <PropertyPage property={brumHeight7} />;
}
