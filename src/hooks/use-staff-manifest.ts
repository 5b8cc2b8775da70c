import { useEffect } from 'react';
import { STAFF_MANIFEST, VISITORS_MANIFEST } from '../lib/manifests';

/** While a page of the staff is shown, the browser offers to install theirs: whoever came by a link has the visitors'. */
export function useStaffManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    link?.setAttribute('href', STAFF_MANIFEST);
    return () => link?.setAttribute('href', VISITORS_MANIFEST);
  }, []);
}
