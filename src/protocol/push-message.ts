import { object, parsed, type ShapeOf, text } from '../lib/shape';

const isPushMessage = object({
  title: text,
  body: text,
  /** Where a tap leads to, and where its button to stop them does: paths of this site. */
  path: text,
  stop: text,
});

/** What a push message says, as JSON from `npm run watchers` to the worker. */
export type PushMessage = ShapeOf<typeof isPushMessage>;

/** Reads a message; `undefined` if it is not one of ours. */
export function readPushMessage(json: string): PushMessage | undefined {
  return parsed(json, isPushMessage);
}
