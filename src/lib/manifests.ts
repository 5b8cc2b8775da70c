/** What a visitor installs. */
export const VISITORS_MANIFEST = '/manifest.webmanifest';
/** What the staff installs: it opens at the dashboard, and its shortcuts lead to leads and captures. */
export const STAFF_MANIFEST = '/staff.webmanifest';
