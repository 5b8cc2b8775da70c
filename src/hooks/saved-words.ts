import { savedAnswer, savedForNextRelease } from '../content/messages';
import type { Trouble } from '../offline/status';
import { releaseState } from '../updates/release-state';

/** What is true of a submission that was kept a moment ago and not confirmed. */
export function savedWords(because?: Trouble) {
  return releaseState.getState() === 'gone' ? savedForNextRelease : savedAnswer(because);
}
