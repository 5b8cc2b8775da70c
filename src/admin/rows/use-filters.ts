import { useLocation, useNavigate } from 'react-router-dom';
import { type FilterName, type Filters, NO_FILTERS, readFilters, writeFilters } from './filters';

/**
 * A list's filters, kept in the address: a reload, the back button and a link know them. What is typed into the search
 * replaces the address; a choice is a step that can be taken back.
 */
export function useFilters(names: readonly FilterName[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = readFilters(search, names);

  const change = (changed: Partial<Filters>) => {
    const written = writeFilters(search, { ...filters, ...changed });
    const isTyping = changed.search !== undefined && filters.search !== '';
    if (written !== search) navigate({ search: written }, { replace: isTyping });
  };
  return { filters, change, clear: () => change(NO_FILTERS) };
}
