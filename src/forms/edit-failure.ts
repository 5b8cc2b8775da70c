import { releaseState } from '../updates/release-state';

/**
 * Explains why an entry could not be changed. The editing code is loaded on demand; if that fails, every browser throws
 * a `TypeError`, and the phone's storage is not to blame.
 */
export function editFailure(error: unknown): string {
  if (!(error instanceof TypeError)) return 'This phone could not save the change. Try again.';
  const way =
    releaseState.getState() === 'current'
      ? 'Try again once you are online.'
      : 'Reload the page and try again.';
  return `Part of this page could not be loaded, so the change is not saved. ${way}`;
}
