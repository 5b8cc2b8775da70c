import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { NO_FILTERS, readFilters, writeFilters } from '../../domain/property-filter';
import { useTouchedValues } from '../../forms/form-fields';
import { untilAnswered, untilLoaded } from '../../ui/later';

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

/** Whether a property is found by a search. */
type Search = (search: string) => (slug: string) => boolean;

/**
 * What searches, and the words that each property is found by: loaded with the first touch of the page or when there is
 * something to search for; undefined until then, and `null` if that has failed so far.
 */
export function useSearchWords(search: string): Search | null | undefined {
  const [find, setFind] = useState<Search | null>();
  const isSearching = search.trim() !== '';

  useEffect(() => {
    const wanted = isSearching ? Promise.resolve() : untilAnswered();
    void wanted
      .then(() => untilLoaded(load, () => setFind(null)))
      .then((loaded) => setFind(() => loaded));
  }, [isSearching]);

  return find;
}

async function load(): Promise<Search> {
  const [{ propertyWords }, { isFoundBy, wantedWords }] = await Promise.all([
    import('../../content/search-words.generated'),
    import('../../domain/property-search'),
  ]);
  return (search) => {
    const wanted = wantedWords(search);
    return (slug) => isFoundBy(propertyWords[slug] ?? '', wanted);
  };
}
