import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Marks a history entry of ours: closing what it shows may go back from it. */
export const OURS = 'opened';

/**
 * Keeps in the address what is open in a sheet: a phone's back button closes it, and a link opens it.
 * @param name its parameter in the query
 */
export function useOpenInAddress(name: string) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(name);
  // A dialog may be closed twice, by Escape and because it is closed, or by a button and because what it shows is gone;
  // going back twice would leave the page.
  const closing = useRef<string>(null);
  useEffect(() => {
    if (id === null) closing.current = null;
  }, [id]);

  const to = (opened: string | null) => {
    const params = new URLSearchParams(search);
    if (opened === null) params.delete(name);
    else params.set(name, opened);
    return { search: params.size > 0 ? `?${params}` : '' };
  };
  return {
    id,
    open: (opened: string) => navigate(to(opened), { state: OURS }),
    /** Opens something else in place of what is open: one step back leads to the page. */
    openInstead: (opened: string) => navigate(to(opened), { replace: true, state }),
    close(): void {
      if (id === null || closing.current === id) return;
      closing.current = id;
      if (state === OURS) navigate(-1);
      else navigate(to(null), { replace: true });
    },
  };
}
