import { expect, it } from 'vitest';
import { INITIAL_STATUS, type OutboxStatus } from '../offline/status';
import { statusLine } from './status-line';

const cases: [string, Partial<OutboxStatus>, boolean, string | null][] = [
  ['nothing to tell', {}, true, null],
  ['offline', {}, false, 'Offline. What you send is saved on this phone.'],
  ['offline with one', { waiting: 1 }, false, 'Offline. 1 enquiry waiting to be sent.'],
  [
    'offline with several',
    { waiting: 2, held: 1 },
    false,
    'Offline. 3 enquiries waiting to be sent.',
  ],
  ['one waits', { waiting: 1 }, true, '1 enquiry waiting to be sent'],
  ['several wait', { waiting: 12 }, true, '12 enquiries waiting to be sent'],
  ['sending', { sending: 1, waiting: 3 }, true, 'Sending…'],
  ['sending several', { sending: 4 }, true, 'Sending 4 enquiries…'],
  ['held', { held: 1 }, true, '1 enquiry kept until this site is updated'],
  ['refused', { parked: 1 }, true, '1 needs attention'],
  ['refused, several', { parked: 1, unreadable: 1 }, true, '2 need attention'],
  ['refused while sending', { parked: 1, sending: 1 }, true, 'Sending… 1 needs attention.'],
  [
    'refused while offline',
    { parked: 1, waiting: 1 },
    false,
    'Offline. 1 enquiry waiting to be sent. 1 needs attention.',
  ],
  [
    'no storage',
    { storage: 'unavailable' },
    true,
    'This browser can’t save enquiries: send them while you are online',
  ],
];

it.each(cases)('tells in words: %s', (_, status, isOnline, text) => {
  expect(statusLine({ ...INITIAL_STATUS, ...status }, isOnline)).toBe(text);
});

it('does not promise to save where nothing can be saved', () => {
  expect(statusLine({ ...INITIAL_STATUS, storage: 'unavailable' }, false)).toBe(
    'Offline. This browser can’t save enquiries: send them while you are online.',
  );
});
