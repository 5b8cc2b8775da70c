/** Each value once, in the order in which they first appear. */
export const distinct = <T>(values: T[]): T[] => [...new Set(values)];
