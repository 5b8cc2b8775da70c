import { stPaulsBirmingham } from '../content/properties/st-pauls-birmingham';
import type { PageMeta } from './page-module';
import { PropertyPage, propertyMeta } from './property/property-page';

export const meta: PageMeta = {
  ...propertyMeta(stPaulsBirmingham),
  title: 'No. 30 St Paul’s Birmingham: apartments from £210,000 | Meridian Estates',
  description:
    'Apartments of 450–750 sq ft in Birmingham from £210,000: £5,000 to reserve, 10% at exchange, rental yield of 8–10%, mortgage available for Nigerians.',
  keywords:
    'Birmingham apartments, UK investment property, No. 30 St Paul’s, UK mortgage for Nigerians, Jewellery Quarter, buy to let',
};

export function Page() {
  return <PropertyPage property={stPaulsBirmingham} />;
}
