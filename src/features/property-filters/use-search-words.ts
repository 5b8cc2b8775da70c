import { useEffect, useState } from 'react';
import { untilLoaded, untilUsed } from '../../ui/later';

/**
 * The words that each property is found by; undefined until they are loaded, with the first touch of the page or when
 * there is something to search for.
 */
export function useSearchWords(search: string): Record<string, string> | undefined {
  const [words, setWords] = useState<Record<string, string>>();
  const isSearching = search.trim() !== '';

  useEffect(() => {
    const wanted = isSearching ? Promise.resolve() : untilUsed();
    void wanted.then(() => untilLoaded(load)).then(setWords);
  }, [isSearching]);

  return words;
}

const load = async () => (await import('../../content/search-words.generated')).propertyWords;
