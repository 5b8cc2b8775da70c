import { useStore } from 'zustand';
import { shortlistState } from '../../shortlist/shortlist-state';
import { Link } from '../../ui/link';

/** Leads to the shortlist. On phones only once something is in it: the menu has the same link. */
export function ShortlistLink() {
  const count = useStore(shortlistState).kept.length;
  return (
    <Link className={`action ${count > 0 ? '' : 'max-md:hidden'}`} to="/shortlist">
      {count > 0 ? `Shortlist (${count})` : 'Shortlist'}
    </Link>
  );
}
