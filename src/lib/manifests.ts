/** The manifest of the visitors' app. */
export const VISITORS_MANIFEST = '/manifest.webmanifest';
/** The manifest of the staff's app: it opens the dashboard and has shortcuts to leads and captures. */
export const STAFF_MANIFEST = '/staff.webmanifest';
