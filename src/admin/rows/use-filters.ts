import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type FilterName,
  type Filters,
  isNarrowed,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './filters';

/** The query parameter for the dashboard's tab. */
const TAB = 'tab';

/**
 * Keeps a list's filters in the address while its tab is shown, so that a reload, the back button and a link restore
 * them. A choice adds a history entry; typing in the search replaces it. Returning to the tab restores its filters.
 */
export function useFilters(tab: string, names: readonly FilterName[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isShown = new URLSearchParams(search).get(TAB) === tab;
  const read = readFilters(search, names);
  const written = writeFilters('', read);
  const [kept, setKept] = useState(read);
  const [wasShown, setWasShown] = useState(isShown);

  // Its tab was tapped, and that address has no filters.
  const isBack = isShown && !wasShown && !isNarrowed(read) && isNarrowed(kept);
  if (!isBack && isShown && writeFilters('', kept) !== written) setKept(read);
  if (!isBack && isShown !== wasShown) setWasShown(isShown);
  useEffect(() => {
    if (isBack) navigate({ search: writeFilters(search, kept) }, { replace: true });
  }, [isBack, kept, navigate, search]);

  const filters = isShown && !isBack ? read : kept;
  const change = (changed: Partial<Filters>) => {
    const next = writeFilters(search, { ...filters, ...changed });
    const isTyping = changed.search !== undefined && filters.search !== '';
    if (next !== search) navigate({ search: next }, { replace: isTyping });
  };
  return { isShown, filters, change, clear: () => change(NO_FILTERS) };
}
