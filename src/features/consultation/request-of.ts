import { either, maybe, object, oneOf, text } from '../../lib/shape';
import type { Request } from './request';

const isRequest = either(
  object({
    kind: oneOf('appointment'),
    about: maybe(object({ property: text, slug: maybe(text) })),
  }),
  object({ kind: oneOf('date'), place: oneOf('hero', 'header') }),
);
const holdsRequest = object({ request: isRequest });

/**
 * What was asked for when the page was loaded again, by the note that was left with its address; without one a consultation
 * about nothing in particular. An earlier release may have left the note.
 */
export function requestOf(state: unknown): Request {
  return holdsRequest(state) ? state.request : { kind: 'appointment' };
}
