import { useEffect, useState } from 'react';
import { untilLoaded, untilUsed } from '../../ui/later';

/**
 * The words that each property is found by, loaded with the first touch of the page or when there is something to search
 * for; undefined until then, and `null` if that has failed so far.
 */
export function useSearchWords(search: string): Record<string, string> | null | undefined {
  const [words, setWords] = useState<Record<string, string> | null>();
  const isSearching = search.trim() !== '';

  useEffect(() => {
    const wanted = isSearching ? Promise.resolve() : untilUsed();
    void wanted.then(() => untilLoaded(load, () => setWords(null))).then(setWords);
  }, [isSearching]);

  return words;
}

const load = async () => (await import('../../content/search-words.generated')).propertyWords;
