import { propertyNames } from './property-names';

/** What can be toured, in display order. */
export const tourProperties = [
  ...Object.values(propertyNames),
  'Lolite by Gracias',
  'Gracias Morganite',
  'Sapphire Coastal',
] as const;
