import { useEffect } from 'react';
import { STAFF_MANIFEST, VISITORS_MANIFEST } from '../lib/manifests';

/** While a staff page is open, the browser offers the staff's app, also after a client-side navigation. */
export function useStaffManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    link?.setAttribute('href', STAFF_MANIFEST);
    return () => link?.setAttribute('href', VISITORS_MANIFEST);
  }, []);
}
