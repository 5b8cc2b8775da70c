/** Begins the key of the query of deleted rows, and is the key of its copy on this device. */
export const DELETED = 'deleted';
