import { useEffect } from 'react';

/** While a staff page is open, the browser offers the staff's app, also after a client-side navigation. */
export function useStaffManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    link?.setAttribute('href', STAFF_MANIFEST);
    return () => link?.setAttribute('href', VISITORS_MANIFEST);
  }, []);
}

/** The manifest of the visitors' app. */
export const VISITORS_MANIFEST = '/manifest.webmanifest';
/** The manifest of the staff's app: it opens the dashboard and has shortcuts to leads and captures. */
export const STAFF_MANIFEST = '/staff.webmanifest';
