import { useStore } from 'zustand';
import { type ReleaseState, releaseState } from '../updates/release-state';

/** What helps when a part of the page could not be loaded: it is missing in this release, or there is no network. */
export const whatToTry = (release: ReleaseState) =>
  release === 'current' ? 'Try again once you are online.' : 'Reload the page and try again.';

/** Says that a form's code could not be loaded, and whether the page or the network is to blame. */
export function FormNotLoaded() {
  return <p role="alert">The form could not be loaded. {whatToTry(useStore(releaseState))}</p>;
}
