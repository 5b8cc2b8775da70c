import { expect, it } from 'vitest';
import type { PushAnswer } from './deliver';
import { createPushSender } from './sender';

const arrival = { event: 'arrival', table: 'leads', row: 'row', kind: null, property_slug: null };

const pushTo = (device: string) => ({
  id: device,
  endpoint: `https://fcm.googleapis.com/fcm/send/${device}`,
  p256dh: '',
  auth: '',
  burst: device,
  rings_again: false,
  new_to_them: 1,
  news: [{ ...arrival, to_confirm: false }],
});

/** A sender whose database hands out these messages, one at a time, or fails; its push service answers when told to. */
function opened() {
  const due: (string | Error)[] = [];
  const errors: unknown[] = [];
  const settled: unknown[] = [];
  const held = new Map<string, () => void>();
  const sender = createPushSender({
    siteUrl: 'https://www.example.com',
    async call(name, body) {
      if (name === 'settle_push') return settled.push(Reflect.get(body, 'push')) > 0;
      const next = due.shift();
      if (next instanceof Error) throw next;
      return { pushes: next === undefined ? [] : [pushTo(next)], next_in_ms: null };
    },
    deliver: ({ endpoint }) =>
      new Promise<PushAnswer>((resolve) => {
        const device = endpoint.split('/').at(-1) ?? '';
        held.set(device, () => resolve({ outcome: 'sent' }));
      }),
    wait: () => new Promise(() => undefined),
    report: (error) => errors.push(error),
    patienceMs: 0,
  });
  /** Waits until a message is under way, and lets it arrive. */
  async function arriveAt(device: string): Promise<void> {
    await expect.poll(() => held.has(device)).toBe(true);
    held.get(device)?.();
  }
  return { sender, due, errors, settled, held, arriveAt };
}

it('what is due is sent and settled before a ring resolves', async () => {
  const { sender, due, settled, arriveAt } = opened();
  due.push('phone');
  const rung = sender.ring();
  await arriveAt('phone');
  await rung;
  expect(settled).toEqual(['phone']);
});

it('a ring that comes while a failed run waits for its last message is heard', async () => {
  const { sender, due, errors, settled, held, arriveAt } = opened();
  due.push('slow');
  const rung = sender.ring();
  await expect.poll(() => held.has('slow')).toBe(true);
  due.push(new Error('The database is away.'));
  void sender.ring();
  await expect.poll(() => errors).toHaveLength(1);
  due.push('next');
  const again = sender.ring();
  await arriveAt('slow');
  await arriveAt('next');
  await Promise.all([rung, again]);
  expect(settled).toEqual(['slow', 'next']);
});

it('after a failure it waits for the next ring', async () => {
  const { sender, due, errors, settled, arriveAt } = opened();
  due.push(new Error('The database is away.'), 'phone');
  await sender.ring();
  expect(errors).toHaveLength(1);
  expect(due).toEqual(['phone']);
  const rung = sender.ring();
  await arriveAt('phone');
  await rung;
  expect(settled).toEqual(['phone']);
});

it('a ring at the moment at which a run ends starts another', async () => {
  const { sender, due, settled, arriveAt } = opened();
  due.push('first');
  const rung = sender.ring();
  const again = rung.then(() => {
    due.push('second');
    return sender.ring();
  });
  await arriveAt('first');
  await arriveAt('second');
  await again;
  expect(settled).toEqual(['first', 'second']);
});

it('takes nothing more once it is closed, not even for a ring that came before', async () => {
  const { sender, due, errors, settled, held, arriveAt } = opened();
  due.push('slow');
  void sender.ring();
  await expect.poll(() => held.has('slow')).toBe(true);
  due.push(new Error('The database is away.'));
  void sender.ring();
  await expect.poll(() => errors).toHaveLength(1);
  due.push('next');
  void sender.ring();
  const closed = sender.close();
  await arriveAt('slow');
  await closed;
  expect(settled).toEqual(['slow']);
  expect(due).toEqual(['next']);
});

it('of many devices that are called gone at once, three are believed, and the run ends with a word about it', async () => {
  const due = Array.from({ length: 60 }, (_, n) => `phone-${n}`);
  const settled: unknown[] = [];
  const errors: unknown[] = [];
  const sender = createPushSender({
    siteUrl: 'https://www.example.com',
    async call(name, body) {
      if (name === 'settle_push') return settled.push(Reflect.get(body, 'outcome')) > 0;
      return { pushes: due.splice(0, Reflect.get(body, 'batch')).map(pushTo), next_in_ms: null };
    },
    deliver: async () => ({ outcome: 'gone' }),
    wait: () => new Promise(() => undefined),
    report: (error) => errors.push(error),
    patienceMs: 0,
  });
  await sender.ring();
  expect(settled.filter((outcome) => outcome === 'gone')).toHaveLength(3);
  expect(settled.filter((outcome) => outcome === 'later')).toHaveLength(47);
  expect(due).toHaveLength(10);
  expect(errors).toEqual([
    expect.objectContaining({ message: expect.stringContaining('50 devices') }),
  ]);
});
