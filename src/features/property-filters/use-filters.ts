import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import {
  NO_FILTERS,
  type PropertyFilters,
  readFilters,
  writeFilters,
} from '../../domain/property-filter';
import { useTouchedValues } from '../../hooks/use-touched-values';

/** Marks what this page wrote into the address itself. */
const OURS = 'filters';

/**
 * The filters, kept in the address: a link shares them and the back button takes the last change back.
 *
 * The page starts without any, as it was prerendered, and reads the address before it is painted; what was typed and
 * chosen in its form before it came alive wins. What a visitor changes counts at once; reading it back from the address
 * would lose letters that are typed in the meantime.
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

  const change = (changed: Partial<PropertyFilters>) => {
    const next = { ...filters, ...changed };
    setFilters(next);
    // One step back for a choice, and one for a search, however many letters it has.
    const isTyping = Boolean(changed.search) && filters.search !== '';
    const search = writeFilters(next);
    if (search !== location.search) navigate({ search }, { replace: isTyping, state: OURS });
  };

  return { filters, change, clear: () => change(NO_FILTERS) };
}
