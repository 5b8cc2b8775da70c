import { either, maybe, object, oneOf, type ShapeOf, text } from '../../lib/shape';

const isRequest = either(
  object({
    kind: oneOf('appointment'),
    about: maybe(object({ property: text, slug: maybe(text) })),
  }),
  object({ kind: oneOf('date'), place: oneOf('hero', 'header') }),
);

/** What a scheduler asks for: a date and a time, or just a date, which opens the chat immediately. */
export type ScheduleRequest = ShapeOf<typeof isRequest>;

const holdsRequest = object({ request: isRequest });

/** The request that a reload left in the history state; else a general one. */
export function requestOf(state: unknown): ScheduleRequest {
  return holdsRequest(state) ? state.request : { kind: 'appointment' };
}
