import { expect, it } from 'vitest';
import { INITIAL_STATUS, type OutboxStatus } from '../offline/status';
import type { Connectivity } from '../remote/connectivity';
import { hasWaiting, isLasting, statusLine } from './status-strip';

const PROBLEM =
  'Our server has a problem. What you sent is kept on this phone and will go out by itself.';
const ONLINE_ONLY = 'This browser can’t save enquiries: send them while you are online';

const cases: [string, Partial<OutboxStatus>, Connectivity, string | null][] = [
  ['nothing to tell', {}, 'online', null],
  ['offline', {}, 'offline', 'Offline. Enquiries you send are saved on this phone.'],
  ['offline with one', { waiting: 1 }, 'offline', 'Offline. 1 waiting to be sent.'],
  ['offline with several', { waiting: 2, held: 1 }, 'offline', 'Offline. 3 waiting to be sent.'],
  ['offline while an attempt is made', { sending: 1 }, 'offline', 'Offline. 1 waiting to be sent.'],
  ['reconnecting', {}, 'reconnecting', 'Reconnecting…'],
  [
    'reconnecting with several',
    { waiting: 2 },
    'reconnecting',
    'Reconnecting… 2 waiting to be sent.',
  ],
  ['one waits', { waiting: 1 }, 'online', '1 waiting to be sent'],
  ['several wait', { waiting: 12 }, 'online', '12 waiting to be sent'],
  ['sending', { sending: 1, waiting: 3 }, 'online', 'Sending…'],
  ['sending several', { sending: 4 }, 'online', 'Sending 4…'],
  ['an administrator’s change waits', { staffWaiting: 1 }, 'online', '1 change waiting to be sent'],
  [
    'changes wait with enquiries',
    { waiting: 1, staffWaiting: 3 },
    'offline',
    'Offline. 4 waiting to be sent.',
  ],
  ['a conflict', { staffParked: 1 }, 'online', '1 needs attention'],
  [
    'a conflict beside what was refused, while others wait',
    { parked: 1, staffParked: 1, staffWaiting: 2 },
    'online',
    '2 changes waiting to be sent. 2 need attention.',
  ],
  ['held', { held: 1 }, 'online', PROBLEM],
  ['several held', { held: 3, waiting: 1, parked: 1 }, 'online', `${PROBLEM} 1 needs attention.`],
  [
    'the server is busy',
    { waiting: 1, trouble: 'busy' },
    'online',
    'Our server is busy. What you sent is kept on this phone and will go out by itself.',
  ],
  ['the server was busy', { trouble: 'busy' }, 'online', null],
  ['refused', { parked: 1 }, 'online', '1 needs attention'],
  ['refused, several', { parked: 1, unreadable: 1 }, 'online', '2 need attention'],
  ['refused while sending', { parked: 1, sending: 1 }, 'online', 'Sending… 1 needs attention.'],
  [
    'refused while offline',
    { parked: 1, waiting: 1 },
    'offline',
    'Offline. 1 waiting to be sent. 1 needs attention.',
  ],
  ['no storage', { storage: 'unavailable' }, 'online', ONLINE_ONLY],
];

it.each(cases)('reads as expected: %s', (_, status, connectivity, text) => {
  expect(statusLine({ ...INITIAL_STATUS, ...status }, connectivity, 0)).toBe(text);
});

it.each([
  [1, {}, 'Recorded'],
  [500, {}, '500 recorded'],
  [1, { parked: 1 }, 'Recorded. 1 needs attention.'],
  [1, { waiting: 2 }, '2 waiting to be sent'],
] as const)('reports %i submissions recorded a moment ago', (sent, status, text) => {
  expect(statusLine({ ...INITIAL_STATUS, ...status }, 'online', sent)).toBe(text);
});

it.each([
  ['unwritable', false, ONLINE_ONLY],
  ['unavailable', false, ONLINE_ONLY],
  ['unavailable', true, 'This browser can’t save changes: make them while you are online'],
  ['ok', true, 'Changes are kept on this phone and sent later'],
] as const)(
  'promises what is so offline, with storage %s, to staff: %s',
  (storage, isStaff, text) => {
    const line = statusLine({ ...INITIAL_STATUS, storage }, 'offline', 0, isStaff);
    expect(line).toBe(`Offline. ${text}.`);
  },
);

it('links to the outbox for entries that wait or need attention, not for those being sent for the first time', () => {
  const leads = (status: Partial<OutboxStatus>, connectivity: Connectivity = 'online') =>
    hasWaiting({ ...INITIAL_STATUS, ...status }, connectivity);
  expect(leads({ waiting: 1 })).toBe(true);
  expect(leads({ parked: 1 })).toBe(true);
  expect(leads({ staffWaiting: 1 })).toBe(true);
  expect(leads({ staffParked: 1 })).toBe(true);
  expect(leads({ sending: 1, delivered: 3 })).toBe(false);
  expect(leads({ sending: 1, failures: 1 })).toBe(true);
  expect(leads({ sending: 1 }, 'offline')).toBe(true);
});

it.each<[string, Partial<OutboxStatus>, Connectivity, boolean]>([
  ['nothing to tell', {}, 'online', false],
  ['an enquiry that is about to be sent', { waiting: 1 }, 'online', false],
  ['an enquiry on its way', { sending: 1, waiting: 2 }, 'online', false],
  ['what waits after a failure', { waiting: 1, failures: 1 }, 'online', true],
  ['a further attempt', { sending: 1, failures: 1 }, 'online', true],
  ['a further attempt at a busy server', { sending: 1, trouble: 'busy' }, 'online', true],
  ['what needs attention, beside what is on its way', { parked: 1, sending: 1 }, 'online', true],
  ['an administrator’s change that waits', { staffWaiting: 1 }, 'online', true],
  ['a phone that keeps nothing', { storage: 'unwritable' }, 'online', true],
  ['no network', {}, 'offline', true],
  ['a network that may be back', { sending: 1 }, 'reconnecting', true],
])('whether the strip takes up space: %s', (_, status, connectivity, expected) => {
  expect(isLasting({ ...INITIAL_STATUS, ...status }, connectivity)).toBe(expected);
});
