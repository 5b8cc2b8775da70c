/** The last step back or forward in the tab's history: what HTML calls a traversal. */
export const lastTraversal: {
  /** How far the page that it left was scrolled; unknown for a plain link to a hash, which looks like a traversal. */
  from?: number | undefined;
  /** Whether the browser has animated it already, as Safari does when somebody swipes. */
  isAnimated?: boolean;
} = {};

/**
 * Notes each traversal. Call it before the router listens: React may show the other page as soon as the router has heard of
 * one, and Chrome calls a window's listeners in the order in which they were added, even those that capture.
 */
export function noteTraversals(): void {
  addEventListener('popstate', ({ hasUAVisualTransition, state }) => {
    lastTraversal.isAnimated = hasUAVisualTransition;
    // The last `scroll` event may still be to come. A plain link to a hash has no state, and has scrolled already.
    lastTraversal.from = state ? scrollY : undefined;
  });
}
