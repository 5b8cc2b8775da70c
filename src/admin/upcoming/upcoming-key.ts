/** The key of the query of appointments, and of their copy on this device. */
export const UPCOMING = 'upcoming';
