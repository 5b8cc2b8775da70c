/** The tab, the staff copy's key and part of the query's. */
export const QUEUE = 'queue';
