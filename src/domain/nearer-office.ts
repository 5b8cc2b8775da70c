import type { Office } from './office';

/** Zones that London's hours suit, and from which it is the cheaper call. */
const NEAR_LONDON = /^(America|Atlantic|Europe|US|Canada)\//;

/** The office whose number is nearer to somebody in a time zone. */
export const nearerOffice = (zone: string): Office => (NEAR_LONDON.test(zone) ? 'london' : 'lagos');
