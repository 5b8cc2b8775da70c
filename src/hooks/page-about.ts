import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { About } from '../domain/booking';
import type { PricedText } from '../domain/priced-text';

/** What somebody has chosen on a page, such as one of a property's units: its bar, chat and scheduler are about that. */
export type PageAbout = { about?: About; chatMessage?: string; price?: PricedText };

export const pageAbout = createStore<PageAbout>(() => ({}));

/**
 * Says what the page is about, until it is left or something else is chosen.
 * @param property what appointments name; undefined: what the page names by itself
 */
export function usePageAbout(
  property: string | undefined,
  slug: string,
  chatMessage: string,
  price?: PricedText,
): void {
  useEffect(() => {
    const about = property && { property, slug };
    pageAbout.setState({ ...(about && { about }), chatMessage, ...(price && { price }) }, true);
    return () => pageAbout.setState({}, true);
  }, [property, slug, chatMessage, price]);
}
