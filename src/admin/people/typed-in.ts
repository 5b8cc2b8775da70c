import { placeOf } from '../../domain/zone-place';
import { toE164 } from '../../lib/e164';
import type { Person } from './reach';

/** Says where a number was typed whose country is not known: only that tells how to dial it. */
export function typedIn({ phone, visitor_zone: zone }: Person) {
  return phone && zone && !toE164(phone, zone)
    ? `, typed in ${placeOf(zone)} without a country code`
    : '';
}
