import { either, maybe, object, oneOf, text } from '../../lib/shape';
import type { ScheduleRequest } from './request';

const isRequest = either(
  object({
    kind: oneOf('appointment'),
    about: maybe(object({ property: text, slug: maybe(text) })),
  }),
  object({ kind: oneOf('date'), place: oneOf('hero', 'header') }),
);
const holdsRequest = object({ request: isRequest });

/**
 * The request stored in the history state when the page was reloaded; a general consultation if there is none. An
 * earlier release may have stored it, so it is validated.
 */
export function requestOf(state: unknown): ScheduleRequest {
  return holdsRequest(state) ? state.request : { kind: 'appointment' };
}
