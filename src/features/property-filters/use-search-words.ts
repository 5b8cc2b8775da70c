import { useEffect, useState } from 'react';
import { untilAnswered, untilLoaded } from '../../ui/later';

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
