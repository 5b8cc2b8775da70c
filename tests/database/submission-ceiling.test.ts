import { afterEach, expect, test } from 'vitest';
import { createClients } from './support/clients';
import { openPlainDatabase } from './support/plain';

// How much all clients together may send.

const db = await openPlainDatabase();
const clients = createClients(db);
afterEach(() => clients.forget());

test('a flood from many addresses stops at the common ceiling, which is lifted an hour later', async () => {
  await clients.tune('1, 1, per_hour => 3, per_day => 5');
  const wave = async (first: number) => {
    const answers: unknown[] = [];
    for (let host = first; host < first + 4; host += 1) {
      answers.push(await clients.send({ 'cf-connecting-ip': `203.0.113.${host}` }));
    }
    return answers;
  };
  const anHourPasses = () =>
    db.exec(`update private.submission_totals set hour = hour - interval '1 hour'`);
  expect(await wave(1)).toEqual(['stored', 'stored', 'stored', 'wait']);
  await anHourPasses();
  expect(await wave(11)).toEqual(['stored', 'stored', 'wait', 'wait']);
  for (let hours = 0; hours < 23; hours += 1) await anHourPasses();
  expect(await wave(21)).toEqual(['stored', 'stored', 'stored', 'wait']);
  await clients.tune('per_hour => 5000, per_day => 20000');
});

test('one client at the allowed rate does not use up the daily ceiling for all', async () => {
  await clients.tune('3, 60, per_day => 50');
  const answers: unknown[] = [];
  for (let second = 0; second < 75; second += 1) {
    answers.push(await clients.send({ 'cf-connecting-ip': '203.0.113.7' }));
    await clients.later(1);
  }
  expect(answers.slice(0, 25), 'while there is enough for all').toEqual(Array(25).fill('stored'));
  for (let host = 1; host <= 3; host += 1) {
    expect(await clients.send({ 'cf-connecting-ip': `198.51.100.${host}` })).toBe('stored');
  }
  await clients.tune('per_day => 20000');
});

test('nothing more is accepted once the tables reach their maximum size', async () => {
  await clients.limit(600, 60);
  const fill = (megabytes: number) => clients.tune(`max_megabytes => ${megabytes}`);
  await fill(3);
  expect(await clients.send({})).toBe('stored');
  // Without a word: to find words again takes the index longer than all of this.
  await db.exec(`insert into public.leads (name, source, notes)
    select 'Ada', 'viewing', (
      select string_agg(translate(md5(random()::text), '0123456789abcdef', '!#$%&()*+,-./:;<'), '')
      from generate_series(1, 150)
    )
    from generate_series(1, 1000)`);
  expect(await clients.send({})).toBe('wait');
  await fill(100);
  expect(await clients.send({})).toBe('stored');
  await fill(0);
  expect(await clients.send({})).toBe('stored');
});
