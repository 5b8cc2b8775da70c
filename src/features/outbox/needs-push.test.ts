import { expect, it } from 'vitest';
import { subscription } from '../../offline/doubles/samples';
import { captured, type LiveEntry } from '../../offline/entry';
import { needsPush } from './outbox-view';

const NOW = 1_000;
const LATER = 5_000;

const cases: [string, LiveEntry['state'], boolean][] = [
  ['is due', { kind: 'waiting', dueAt: NOW }, false],
  ['failed with the connection', { kind: 'waiting', dueAt: LATER, round: 0 }, false],
  ['failed alone', { kind: 'waiting', dueAt: LATER }, true],
  ['is held', { kind: 'held', since: 0, dueAt: LATER }, true],
  ['is on its way', { kind: 'sending', since: 0, by: 'me' }, false],
  ['was refused: a person has to look at it first', { kind: 'parked', why: 'No.', at: 0 }, false],
];

it.each(cases)('decides whether to retry on its own an entry that %s', (_, state, expected) => {
  const entry = { seq: 1, ...captured('an-id', subscription, 0), attempts: 1, state };
  expect(needsPush(entry, NOW)).toBe(expected);
});
