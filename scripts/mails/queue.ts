import { lagosDay } from '../../src/domain/lagos-time.ts';
import { isUnitGroup } from '../../src/domain/unit.ts';
import {
  either,
  listOf,
  number,
  object,
  oneOf,
  type Shape,
  type ShapeOf,
  text,
} from '../../src/lib/shape.ts';
import type { BackendAccess } from '../backend/demo-admin.ts';
import {
  composeMail,
  composeQuestion,
  isQuestion,
  isWaitingMail,
  type Mail,
  type Question,
  type WaitingMail,
} from './mail.ts';
import type { SendMail } from './mail-service.ts';
import {
  isWaitingAppointment,
  isWaitingPush,
  type WaitingAppointment,
  type WaitingPush,
} from './push.ts';
import { composeReceipt, isReceipt, type Receipt } from './receipt.ts';
import { type Shown, TOPICS } from './shown.ts';
import { unitsTopic } from './units-topic.ts';
import type { Outcome } from './waiting.ts';

type Waiting = WaitingMail | Question | Receipt;

/** How many messages ended how. */
export type Count = Record<Outcome, number>;

const areUnits = object({ groups: listOf(isUnitGroup) });
const isNoticed = listOf(object({ slug: text, topics: listOf(oneOf(...TOPICS)), mails: number }));
/** What changed since the last time, and how many messages that makes. */
export type Noticed = ShapeOf<typeof isNoticed>;

/** Tried so often, a message that its service refuses is given up. */
const MOST_ATTEMPTS = 5;
const BATCH = 50;
/** More than that are seldom gone at once: rather something is wrong with our keys, or with a push service. The others keep their alerts until the next run. */
const MOST_GONE = 3;

/**
 * The database's queue of what is sent to visitors: to watchers of properties what has changed since the last time, and about
 * enquiries and appointments.
 * @param site the site's address, for links
 */
export function createMailQueue(access: BackendAccess, site: string, shown: Shown) {
  async function call<T>(name: string, body: object, isAnswer: Shape<T>): Promise<T> {
    const response = await access.fetch(
      new Request(new URL(`/rest/v1/rpc/${name}`, access.siteUrl), {
        method: 'POST',
        headers: { apikey: access.keys.secretKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    const answer: unknown = response.status === 200 ? await response.json() : undefined;
    if (!isAnswer(answer)) throw new Error(`${name}() answered ${response.status}.`);
    return answer;
  }

  const take = <T>(kinds: string[], isMessage: Shape<T>) =>
    call('take_mails', { kinds, batch: BATCH }, listOf(isMessage));
  const isAsked = either(isQuestion, isReceipt);
  const takeMails = () => take(['question', 'receipt', 'change'], either(isWaitingMail, isAsked));
  const takeAsked = () => take(['question', 'receipt'], isAsked);
  const takePushes = () => take(['push'], isWaitingPush);
  const takeAppointments = () => take(['appointment'], isWaitingAppointment);
  const settle = (messages: { id: string }[], outcome: Outcome) =>
    call('settle_mails', { mails: messages.map(({ id }) => id), outcome }, number);
  const addresses = { site, database: access.siteUrl };

  /** Undefined for a property that the site doesn't show: what somebody made up gets into no e-mail. */
  function compose(mail: Waiting): Mail | undefined {
    if (mail.kind === 'receipt') return composeReceipt(mail, site, shown);
    if (mail.kind === 'change') return composeMail(mail, addresses, shown.company);
    const asked = shown.properties.find(({ slug }) => slug === mail.property_slug);
    return asked && composeQuestion(mail, asked.title, addresses, shown.company);
  }

  const composed = (sendMail: SendMail) => async (waiting: Waiting) => {
    const mail = compose(waiting);
    return mail && sendMail(mail, waiting.id);
  };

  /** @param send answers undefined for what can never be sent */
  async function sendAll<Message extends { id: string; attempts: number }>(
    take: () => Promise<Message[]>,
    send: (message: Message) => Promise<Outcome | undefined>,
  ): Promise<Count> {
    const count: Count = { sent: 0, refused: 0, gone: 0, later: 0 };
    for (;;) {
      const batch = await take();
      if (batch.length === 0) return count;
      for (const [n, message] of batch.entries()) {
        try {
          const said = await send(message);
          const outcome =
            said === 'gone' && count.gone === MOST_GONE ? 'later' : (said ?? 'refused');
          count[outcome] += 1;
          const isGivenUp = !said || message.attempts >= MOST_ATTEMPTS;
          await settle([message], outcome === 'refused' && !isGivenUp ? 'later' : outcome);
        } catch (error) {
          await settle(batch.slice(n), 'later');
          throw error;
        }
      }
    }
  }

  return {
    /** Compares the site, and the units for sale, with what was told last, and queues the e-mails. Done twice, it queues nothing new. */
    async notice(): Promise<Noticed> {
      const { groups } = await call('units_for_sale', {}, areUnits);
      const today = lagosDay(Date.now());
      const properties = shown.properties.map(({ topics, ...property }) => ({
        ...property,
        topics: [...topics, ...unitsTopic(property.slug, groups, today)],
      }));
      return call('note_property_changes', { site: properties }, isNoticed);
    },

    /** Sends the e-mails that are due. @throws if the service takes none: the rest stays queued */
    send: (sendMail: SendMail): Promise<Count> => sendAll(takeMails, composed(sendMail)),

    /** Sends those that follow at once what somebody typed: receipts, and those that ask an address first. */
    answer: (sendMail: SendMail): Promise<Count> => sendAll(takeAsked, composed(sendMail)),

    /** Tells visitors' devices what has become of their appointments. */
    tell: (sendPush: (push: WaitingAppointment) => Promise<Outcome>): Promise<Count> =>
      sendAll(takeAppointments, sendPush),

    /** Sends the push messages about properties that are due. */
    push: (sendPush: (push: WaitingPush) => Promise<Outcome>): Promise<Count> =>
      sendAll(takePushes, sendPush),

    /**
     * Hands over the e-mails that are due, to be sent by another program; they count as sent once `keep` has them.
     * @returns how many there were
     */
    async handOver(keep: (mails: Mail[]) => void): Promise<number> {
      const taken: { id: string; mail: Mail }[] = [];
      for (let batch = await takeMails(); batch.length > 0; batch = await takeMails()) {
        const refused: typeof batch = [];
        for (const waiting of batch) {
          const mail = compose(waiting);
          if (mail) taken.push({ id: waiting.id, mail });
          else refused.push(waiting);
        }
        // Before the next batch: they would hold back other questions to their addresses.
        if (refused.length > 0) await settle(refused, 'refused');
      }
      if (taken.length === 0) return 0;
      keep(taken.map(({ mail }) => mail));
      return settle(taken, 'sent');
    },
  };
}
