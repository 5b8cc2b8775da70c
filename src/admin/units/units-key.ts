/** Begins the keys of the queries of units, and is that of their copy on this device. */
export const UNITS = 'units';
