import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const NAME = 'row';
/** Marks a step that was made here, and can be taken back. */
const OURS = 'row';

/** Which row's sheet is open, kept in the address: a phone's back button closes it, and a link opens it. */
export function useOpenRow() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get(NAME);
  // A deleted row closes its sheet, and so does whoever deleted it: two steps back would leave the list.
  const closing = useRef<string>(null);
  useEffect(() => {
    if (id === null) closing.current = null;
  }, [id]);

  const to = (opened: string | null) => {
    const params = new URLSearchParams(search);
    if (opened === null) params.delete(NAME);
    else params.set(NAME, opened);
    return { search: params.size > 0 ? `?${params}` : '' };
  };
  return {
    id,
    open: (opened: string) => navigate(to(opened), { state: OURS }),
    close(): void {
      if (id === null || closing.current === id) return;
      closing.current = id;
      if (state === OURS) navigate(-1);
      else navigate(to(null), { replace: true });
    },
  };
}
