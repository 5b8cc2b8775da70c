import { releaseState } from '../updates/release-state';

/**
 * Why an entry could not be changed. What changes it is a script of its own: one that does not come is a `TypeError` in every
 * browser, and says nothing of the phone.
 */
export function editFailure(error: unknown): string {
  if (!(error instanceof TypeError)) return 'This phone could not save the change. Try again.';
  const way =
    releaseState.getState() === 'current'
      ? 'Try again once you are online.'
      : 'Reload the page and try again.';
  return `Part of this page could not be loaded, so the change is not saved. ${way}`;
}
