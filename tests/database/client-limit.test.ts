import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createClients } from './support/clients';
import { submitted } from './support/door';
import { openPlainDatabase } from './support/plain';

// What counts as one client, and how much it may send.

const db = await openPlainDatabase();
const clients = createClients(db);
afterEach(() => clients.forget());

test('an agent’s 500 captures pass at once: each takes one of more tokens', async () => {
  expect(await clients.send({})).toBe('stored');
  expect(await clients.tokens()).toEqual([599]);
});

test('a flooding client does not shut others out', async () => {
  await clients.limit(2, 1);
  const flood = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };
  expect([await clients.send(flood), await clients.send(flood), await clients.send(flood)]).toEqual(
    ['stored', 'stored', 'wait'],
  );
  expect(await clients.send({ 'x-forwarded-for': '203.0.113.8, 10.0.0.1' })).toBe('stored');
  expect(await clients.send({})).toBe('stored');
});

test("the gateway's view of the address takes precedence over the client's own", async () => {
  await clients.limit(1, 1);
  const from = (forged: string) => ({
    'cf-connecting-ip': '203.0.113.7',
    'x-forwarded-for': forged,
  });
  expect([await clients.send(from('1.1.1.1')), await clients.send(from('2.2.2.2'))]).toEqual([
    'stored',
    'wait',
  ]);
});

test.each<[name: string, same: string[], other: string]>([
  [
    'an IPv4 address',
    [
      '203.0.113.7',
      '203.0.113.7:5555',
      '203.0.113.7:5556',
      '::ffff:203.0.113.7',
      '::FFFF:cb00:7107',
      '0:0:0:0:0:ffff:203.0.113.7',
      '[::ffff:203.0.113.7]:80',
    ],
    '::ffff:203.0.113.8',
  ],
  [
    'an IPv6 network',
    ['2001:db8:1:2::1', '[2001:db8:1:2::1]', '[2001:db8:1:2::1]:5555', '2001:DB8:1:2:ffff::9'],
    '[2001:db8:1:3::1]:5555',
  ],
  ['what is no address', ['not:an:address', 'not:an:address'], '203.0.113.7'],
])('%s is one client in every notation, and its neighbour is another', async (_, same, other) => {
  await clients.limit(1, 1);
  for (const header of ['cf-connecting-ip', 'x-forwarded-for']) {
    await db.exec('delete from private.submission_buckets');
    const answers: unknown[] = [];
    for (const address of same) answers.push(await clients.send({ [header]: address }));
    expect(answers).toEqual(['stored', ...Array(same.length - 1).fill('wait')]);
    expect(await clients.send({ [header]: other })).toBe('stored');
  }
});

test('waiting for the stated time is enough, and a bucket never holds more than the burst', async () => {
  await clients.limit(3, 6);
  for (let sent = 0; sent < 3; sent += 1) expect(await clients.send({})).toBe('stored');
  expect(await clients.send({})).toBe('wait');
  await clients.later(10);
  expect([await clients.send({}), await clients.send({})]).toEqual(['stored', 'wait']);
  await clients.later(86_400);
  const answers = [
    await clients.send({}),
    await clients.send({}),
    await clients.send({}),
    await clients.send({}),
  ];
  expect(answers).toEqual(['stored', 'stored', 'stored', 'wait']);
});

test('setting the clock back neither blocks nor refills', async () => {
  await clients.limit(3, 60);
  expect(await clients.send({})).toBe('stored');
  await clients.later(-3_600);
  expect([await clients.send({}), await clients.send({}), await clients.send({})]).toEqual([
    'stored',
    'stored',
    'wait',
  ]);
});

test('a replay succeeds after the wait, however empty the bucket was', async () => {
  await clients.limit(1, 60);
  const id = randomUUID();
  expect([await clients.send({}, id), await clients.send({}, id)]).toEqual(['stored', 'wait']);
  await clients.later(1);
  // A stored submission takes no token, so the next one gets it.
  expect([await clients.send({}, id), await clients.send({}, id), await clients.send({})]).toEqual([
    'delivered',
    'delivered',
    'stored',
  ]);
});

test('a submission that a rule refuses takes a token: nobody tries the rules out free of charge', async () => {
  await clients.limit(2, 1);
  const nameless = async () =>
    (await submitted(db, 'leads', { name: '', source: 'viewing' }))['outcome'];
  expect([await nameless(), await clients.send({}), await nameless()]).toEqual([
    'refused',
    'stored',
    'wait',
  ]);
});

test('a body declared longer than any submission is refused unread', async () => {
  expect(await clients.send({ 'content-length': '200000' })).toBe('refused');
  expect(await clients.send({ 'content-length': '9'.repeat(30) })).toBe('refused');
  expect(await clients.send({ 'content-length': '60000' })).toBe('stored');
});
