import { savedAnswer, savedForNextRelease } from '../content/messages';
import type { Trouble } from '../offline/status';
import { releaseState } from '../updates/release-state';

/** The message for a submission that was saved a moment ago but not yet confirmed. */
export function savedWords(because?: Trouble) {
  return releaseState.getState() === 'gone' ? savedForNextRelease : savedAnswer(because);
}
