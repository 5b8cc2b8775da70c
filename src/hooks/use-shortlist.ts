import { useEffect } from 'react';
import { useStore } from 'zustand';
import { loadShortlist } from '../shortlist/load-shortlist';
import { type ShortlistState, shortlistState } from '../shortlist/shortlist-state';

/** Returns the shortlist of this device, for a page that is about it: reads it even where there may be none. */
export function useShortlist(): ShortlistState {
  useEffect(() => {
    // Without the code that reads it, the list is empty, and can still be filled until the page is left.
    loadShortlist().catch(() => shortlistState.setState({ isRead: true }));
  }, []);
  return useStore(shortlistState);
}
