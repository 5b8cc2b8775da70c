import { bloomTowers } from '../content/properties/bloom-towers';
import { PropertyPage, propertyMeta } from './property/property-page';

export const meta = propertyMeta(bloomTowers);

export function Page() {
  return <PropertyPage property={bloomTowers} />;
}
