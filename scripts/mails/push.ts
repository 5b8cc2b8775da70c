import { object, type ShapeOf, text } from '../../src/lib/shape.ts';
import type { PushMessage } from '../../src/protocol/push-message.ts';
import { createDeliverPush, type PushKeys } from '../../supabase/functions/push/deliver.ts';
import { changedLines, isWaiting, type Outcome, topicNames } from './waiting.ts';

/** A push message that waits in the database, with what it is about. */
export const isWaitingPush = object({ ...isWaiting, endpoint: text, p256dh: text, auth: text });
export type WaitingPush = ShapeOf<typeof isWaitingPush>;

/** A phone that is off for longer finds the change on the page. */
const TTL_S = 7 * 24 * 60 * 60;
/** Encrypted, a message may have 4,096 bytes; a notification shows some three lines. */
const LONGEST_TEXT = 300;
export function composePush({
  title,
  topics,
  property_slug,
  link_token,
}: WaitingPush): PushMessage {
  const lines = topics.flatMap((topic) => {
    const { now, before } = changedLines(topic);
    return now.length > 0 ? now : before.map((line) => `No longer: ${line}`);
  });
  return {
    title: `${title}: ${topicNames(topics)} changed`,
    body: shortened(lines.join('\n')),
    path: `/properties/${property_slug}`,
    stop: `/unsubscribe#${link_token}`,
  };
}

const shortened = (words: string) =>
  words.length > LONGEST_TEXT ? `${words.slice(0, LONGEST_TEXT - 1)}…` : words;

/**
 * Sends push messages to watchers.
 * @param options as of `createDeliverPush`
 */
export function createPushService(
  keys: PushKeys,
  options?: Parameters<typeof createDeliverPush>[1],
): (push: WaitingPush) => Promise<Outcome> {
  const deliver = createDeliverPush(keys, options);
  return async (push) => {
    const json = JSON.stringify(composePush(push));
    const { outcome } = await deliver(push, json, { TTL: TTL_S, urgency: 'normal' });
    return outcome;
  };
}
