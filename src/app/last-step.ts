/** The last step back or forward. */
export const lastStep: {
  /** How far down the page was that it left; unknown for a plain link to a hash, which looks like a step. */
  from?: number | undefined;
  /** Whether the browser has moved the page already, as Safari does when somebody swipes. */
  hasTurned?: boolean;
} = {};

/**
 * Notes each step. Call it before the router listens: React may show the other page as soon as that has heard of a step, and
 * Chrome calls a window's listeners in the order in which they were added, even those that capture.
 */
export function noteSteps(): void {
  addEventListener('popstate', ({ hasUAVisualTransition, state }) => {
    lastStep.hasTurned = hasUAVisualTransition;
    // The browser may not have told yet of the last scrolling. A plain link to a hash has no state, and has scrolled already.
    lastStep.from = state ? scrollY : undefined;
  });
}
