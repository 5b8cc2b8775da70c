import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { About } from '../domain/booking';

/** What somebody has chosen on a page that is about no single property: its bar, chat and scheduler then are. */
export type PageAbout = { about?: About; chatMessage?: string };

export const pageAbout = createStore<PageAbout>(() => ({}));

/** Says what the page is about, until it is left or something else is chosen. */
export function usePageAbout(property: string, slug: string, chatMessage: string): void {
  useEffect(() => {
    pageAbout.setState({ about: { property, slug }, chatMessage }, true);
    return () => pageAbout.setState({}, true);
  }, [property, slug, chatMessage]);
}
