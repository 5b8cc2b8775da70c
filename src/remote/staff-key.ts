/** The storage key of the staff's session in this browser. The dashboard's account client writes it. */
export const SESSION_KEY = 'meridian-staff';
