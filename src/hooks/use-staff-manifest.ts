import { useEffect } from 'react';
import { STAFF_MANIFEST, VISITORS_MANIFEST } from '../lib/manifests';

/**
 * While a staff page is open, the browser offers to install the staff's app. A client-side navigation would otherwise
 * leave the visitors' manifest in place.
 */
export function useStaffManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    link?.setAttribute('href', STAFF_MANIFEST);
    return () => link?.setAttribute('href', VISITORS_MANIFEST);
  }, []);
}
