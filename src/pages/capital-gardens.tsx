import { capitalGardens } from '../content/properties/capital-gardens';
import { PropertyPage, propertyMeta } from './property/property-page';

export const meta = propertyMeta(capitalGardens);

export function Page() {
  return <PropertyPage property={capitalGardens} />;
}
