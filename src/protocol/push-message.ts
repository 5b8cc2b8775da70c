import { flag, listOf, maybe, number, object, parsed, type ShapeOf, text } from '../lib/shape';

const isWatcherMessage = object({
  title: text,
  body: text,
  /** Where a tap leads to, and where its button to stop them does: paths of this site. */
  path: text,
  stop: text,
  /** An earlier message with the same tag is replaced, and the phone rings again. Without one, that with the same path is, silently. */
  tag: maybe(text),
});

const isDeclarative = object({
  web_push: (value: unknown): value is 8030 => value === 8030,
  notification: object({
    title: text,
    body: text,
    lang: text,
    navigate: text,
    /** A later message with the same one replaces it. */
    tag: text,
    /** Whether it rings although it replaces one. */
    renotify: flag,
    icon: text,
    /** Buttons; one of which nothing else is known leads where a tap does. */
    actions: maybe(listOf(object({ action: text, title: text, navigate: text }))),
  }),
  /** The number on the app's icon. */
  app_badge: maybe(number),
});

/** What a push message to a visitor says, about a property or an appointment, as JSON to the worker. */
export type PushMessage = ShapeOf<typeof isWatcherMessage>;

/**
 * What a push message to the staff says, in the form of Declarative Web Push
 * (https://w3c.github.io/push-api/#declarative-push-message): Safari shows it without the worker.
 */
export type DeclarativePush = ShapeOf<typeof isDeclarative>;

/** Reads a message; `undefined` if it is not one of ours. */
export function readPushMessage(json: string): PushMessage | DeclarativePush | undefined {
  return parsed(json, isDeclarative) ?? parsed(json, isWatcherMessage);
}
