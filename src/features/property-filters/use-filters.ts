import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { NO_FILTERS, readFilters, writeFilters } from '../../domain/property-filter';
import { useTouchedValues } from '../../forms/form-fields';

/** Marks addresses written by this page itself. */
const OURS = 'filters';

/**
 * The filters, stored in the address, so that a link shares them and the back button undoes the last change.
 *
 * The first render has none, like the prerendered page; the address is read before the first paint, and anything
 * entered before hydration takes precedence. Changes also go into state, because reading them back from the address
 * would lose characters typed in the meantime.
 */
export function useFilters(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const navigate = useNavigate();
  const isGoingBack = useNavigationType() === 'POP';
  const [filters, setFilters] = useState(NO_FILTERS);
  const isOurs = !isGoingBack && location.state === OURS;

  useLayoutEffect(() => {
    if (!isOurs) setFilters(readFilters(location.search));
  }, [isOurs, location.search]);

  useTouchedValues(form, (values) => {
    const params = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(values)) params.set(name, value);
    const next = readFilters(params.toString());
    setFilters(next);
    navigate({ search: writeFilters(next) }, { replace: true, state: OURS });
  });

  const change = (changed: Partial<typeof filters>) => {
    const next = { ...filters, ...changed };
    setFilters(next);
    // One history entry per choice, and one per search, however many characters it has.
    const isTyping = Boolean(changed.search) && filters.search !== '';
    const search = writeFilters(next);
    if (search !== location.search) navigate({ search }, { replace: isTyping, state: OURS });
  };

  return { filters, change, clear: () => change(NO_FILTERS) };
}
