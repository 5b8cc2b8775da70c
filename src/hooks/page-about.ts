import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { About } from '../domain/booking';
import type { PricedText } from '../domain/priced-text';

/** What somebody has chosen on a page, such as one of a property's units: its bar, chat and scheduler are about that. */
export type PageAbout = {
  about?: About;
  chatMessage?: string;
  /** What it costs; also of a page whose prices have changed since it was made. */
  price?: PricedText;
  /** Whether the address names a unit that is not on the list. */
  isUnlisted?: boolean;
};

/** What is undefined, the page names by itself. */
type Known = { [Part in keyof PageAbout]: PageAbout[Part] | undefined };

export const pageAbout = createStore<PageAbout>(() => ({}));

/** Says what the page is about, until it is left or something else is chosen. */
export function usePageAbout({ about, chatMessage, price, isUnlisted }: Known): void {
  const { property, slug } = about ?? {};
  useEffect(() => {
    pageAbout.setState(
      {
        ...(property && { about: { property, slug } }),
        ...(chatMessage && { chatMessage }),
        ...(price && { price }),
        ...(isUnlisted && { isUnlisted }),
      },
      true,
    );
    return () => pageAbout.setState({}, true);
  }, [property, slug, chatMessage, price, isUnlisted]);
}
