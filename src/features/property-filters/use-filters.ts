import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import {
  NO_FILTERS,
  type PropertyFilters,
  readFilters,
  writeFilters,
} from '../../domain/property-filter';

/** Marks what this page wrote into the address itself. */
const OURS = 'filters';

/**
 * The filters, kept in the address: a link shares them and the back button takes the last change back.
 *
 * The page starts without any, as it was prerendered, and reads the address before it is painted. What a visitor
 * changes counts at once; reading it back from the address would lose letters that are typed in the meantime.
 */
export function useFilters() {
  const location = useLocation();
  const navigate = useNavigate();
  const isGoingBack = useNavigationType() === 'POP';
  const [filters, setFilters] = useState(NO_FILTERS);
  const isOurs = !isGoingBack && location.state === OURS;

  useLayoutEffect(() => {
    if (!isOurs) setFilters(readFilters(location.search));
  }, [isOurs, location.search]);

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
