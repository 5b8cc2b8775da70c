import {
  flag,
  listOf,
  maybe,
  nullable,
  number,
  object,
  oneOf,
  type Shape,
  type ShapeOf,
  text,
} from '../../../src/lib/shape.ts';
import { composeNews } from './compose.ts';
import type { DeliverPush, PushAnswer } from './deliver.ts';

const isPush = object({
  id: text,
  endpoint: text,
  p256dh: text,
  auth: text,
  /** The notification that it is about: sent again, or with more, it replaces itself. */
  burst: text,
  /** It brings something that came after the ten seconds of the burst, for which the device has not rung yet. */
  rings_again: flag,
  new_to_them: number,
  /** Newest first: of two about the same row, the first one counts. */
  news: listOf(
    object({
      /** A change is its visitor's, to the time of its appointment. */
      event: oneOf('arrival', 'assignment', 'change'),
      table: oneOf('leads', 'contacts'),
      row: text,
      kind: nullable(text),
      property_slug: nullable(text),
      /** Whether its appointment has a time that nobody has confirmed; missing in the answer of an older database. */
      to_confirm: maybe(flag),
    }),
  ),
});
const isTaken = object({ pushes: listOf(isPush), next_in_ms: nullable(number) });
const isSettled: Shape<boolean> = flag;

/** A message to the staff, as the database hands it out. */
export type StaffPush = ShapeOf<typeof isPush>;

export type PushSenderEnv = {
  /** The site's address, which notifications open. */
  siteUrl: string;
  /** Calls a function of the database with the secret key; resolves to its answer. */
  call(name: 'take_pushes' | 'settle_push', body: object): Promise<unknown>;
  deliver: DeliverPush;
  /** Waits this long, or a little less. */
  wait(ms: number): Promise<void>;
  report(error: unknown): void;
  /** What is due within this time is waited for; the rest is left to the next ring. */
  patienceMs: number;
};

/** How many messages may be under way: a push service that doesn't answer must not keep the others waiting. */
const AT_ONCE = 50;
/**
 * More devices than that, with none reached in between, are seldom gone: rather something is wrong with our keys, or with a
 * push service. What is said of the others is not believed until a message has arrived again.
 */
const MOST_GONE = 3;
/** A phone that is off for longer finds it in the list. */
const TTL_S = 24 * 60 * 60;

/**
 * Sends the staff's push messages whenever it is rung: all that are due, and those that will be soon. Several of them, in
 * several processes, share the work: the database hands out each message once.
 */
export function createPushSender(env: PushSenderEnv) {
  let running: Promise<void> | undefined;
  let isRung = false;
  let isClosed = false;
  /** How many devices were called gone since a message last arrived. */
  let gone = 0;
  let wake = () => {};

  async function ask<T>(
    name: 'take_pushes' | 'settle_push',
    body: object,
    isAnswer: Shape<T>,
  ): Promise<T> {
    const answer = await env.call(name, body);
    if (!isAnswer(answer)) throw new Error(`${name}() answered something else.`);
    return answer;
  }

  async function tell(push: StaffPush): Promise<void> {
    const answer = await env.deliver(
      push,
      JSON.stringify(composeNews(push, env.siteUrl)),
      // 32 characters, as many as a topic may have.
      { TTL: TTL_S, urgency: 'high', topic: push.burst.replaceAll('-', '') },
    );
    if (answer.outcome === 'gone') gone += 1;
    if (answer.outcome === 'sent') gone = 0;
    const { outcome, retryAfterS }: PushAnswer =
      answer.outcome === 'gone' && gone > MOST_GONE ? { outcome: 'later' } : answer;
    const body = { push: push.id, outcome, ...(retryAfterS && { retry_after_s: retryAfterS }) };
    await ask('settle_push', body, isSettled);
  }

  /** Runs, and again if somebody rang while a failed run waited for its last messages. */
  async function runWhileRung(): Promise<void> {
    do await run();
    while (isRung && !isClosed);
    // At once, not after a promise: a ring in between would be given a run that has ended.
    running = undefined;
  }

  async function run(): Promise<void> {
    const underWay = new Set<Promise<void>>();
    // One more may try, each time: a message that arrives ends the doubt.
    gone = Math.min(gone, MOST_GONE);
    try {
      for (;;) {
        const isOver = isClosed || gone > MOST_GONE;
        if (!isOver) isRung = false;
        const room = isOver ? 0 : AT_ONCE - underWay.size;
        const { pushes, next_in_ms } =
          room > 0
            ? await ask('take_pushes', { batch: room }, isTaken)
            : { pushes: [], next_in_ms: null };
        for (const push of pushes) {
          const job: Promise<void> = tell(push)
            .catch(env.report)
            .finally(() => underWay.delete(job));
          underWay.add(job);
        }
        const pause = next_in_ms !== null && next_in_ms <= env.patienceMs ? next_in_ms : undefined;
        if (isRung && !isOver) continue;
        if (underWay.size === 0 && (pause === undefined || isOver)) break;
        const rung = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([
          ...underWay,
          ...(pause === undefined ? [] : [env.wait(pause)]),
          ...(isOver ? [] : [rung]),
        ]);
      }
      if (gone > MOST_GONE) {
        env.report(
          new Error(
            `${gone} devices were called gone, and none was reached: ${MOST_GONE} are believed. Are the keys right?`,
          ),
        );
      }
    } catch (error) {
      // The next ring, or the sweep, tries again.
      env.report(error);
      await Promise.all(underWay);
    }
  }

  return {
    /** Something may be due. Resolves once everything that was is settled. */
    ring(): Promise<void> {
      isRung = true;
      wake();
      running ??= runWhileRung();
      return running;
    },
    /** Takes no more, and resolves once what is under way is settled. */
    close(): Promise<void> {
      isClosed = true;
      wake();
      return running ?? Promise.resolve();
    },
  };
}

export type PushSender = ReturnType<typeof createPushSender>;
