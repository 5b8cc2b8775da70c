import { useLocation, useNavigate } from 'react-router-dom';

const NAME = 'row';
/** Marks a step that was made here, and can be taken back. */
const OURS = 'row';

/** Which row's sheet is open, kept in the address: a phone's back button closes it, and a link opens it. */
export function useOpenRow() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const to = (id: string | null) => {
    const params = new URLSearchParams(search);
    if (id === null) params.delete(NAME);
    else params.set(NAME, id);
    return { search: params.size > 0 ? `?${params}` : '' };
  };
  return {
    id: new URLSearchParams(search).get(NAME),
    open: (id: string) => navigate(to(id), { state: OURS }),
    close: () => (state === OURS ? navigate(-1) : navigate(to(null), { replace: true })),
  };
}
