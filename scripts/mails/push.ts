import { object, type ShapeOf, text } from '../../src/lib/shape.ts';
import type { PushMessage } from '../../src/protocol/push-message.ts';
import { createDeliverPush, type PushKeys } from '../../supabase/functions/push/deliver.ts';
import { appointmentWords, isAbout } from './receipt.ts';
import { changedLines, isWaiting, type Outcome, topicNames } from './waiting.ts';

const isDevice = { endpoint: text, p256dh: text, auth: text };

/** A push message about a property that waits in the database. */
export const isWaitingPush = object({ ...isWaiting, ...isDevice });
export type WaitingPush = ShapeOf<typeof isWaitingPush>;

/** One about an appointment, for the device that asked to be told. */
export const isWaitingAppointment = object({ ...isAbout, ...isDevice });
export type WaitingAppointment = ShapeOf<typeof isWaitingAppointment>;

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

/** Where the appointments on a phone are listed, and where notifications about them are switched off. */
const OWN_LIST = '/outbox#consultations';

/** A tap leads to the list, which asks how the appointment stands by then. */
function composeAppointment({ enquiry, asked_at }: WaitingAppointment): PushMessage {
  const { id, uid } = enquiry;
  return {
    ...appointmentWords({ enquiry, asked_at }),
    path: OWN_LIST,
    stop: OWN_LIST,
    tag: uid ?? id,
  };
}

const shortened = (words: string) =>
  words.length > LONGEST_TEXT ? `${words.slice(0, LONGEST_TEXT - 1)}…` : words;

/**
 * Sends push messages to visitors.
 * @param options as of `createDeliverPush`
 */
export function createPushService(
  keys: PushKeys,
  options?: Parameters<typeof createDeliverPush>[1],
): (push: WaitingPush | WaitingAppointment) => Promise<Outcome> {
  const deliver = createDeliverPush(keys, options);
  return async (push) => {
    const message = isWaitingAppointment(push) ? composeAppointment(push) : composePush(push);
    const { outcome } = await deliver(push, JSON.stringify(message), {
      TTL: TTL_S,
      urgency: 'normal',
    });
    return outcome;
  };
}
