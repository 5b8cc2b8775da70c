import { expect, it } from 'vitest';
import { eventsAbout } from './history';
import { eventWith, type HistoryEvent } from './history-event';

const at = (minute: number, known: Partial<HistoryEvent>): HistoryEvent =>
  eventWith({
    id: `e${minute}`,
    kind: 'merge',
    captured_at: `2026-11-26 09:0${minute}:00Z`,
    ...known,
  });

it('how a row was merged stays in the history of the one that it was merged into, after they were taken apart as well', () => {
  const events = [
    at(1, { lead_id: 'main', kind: 'note' }),
    at(2, { lead_id: 'other', merged_into: 'main' }),
    at(3, { lead_id: 'other' }),
    at(4, { lead_id: 'other', merged_into: 'third' }),
    at(5, { lead_id: 'other' }),
  ];
  const ids = (id: string) => eventsAbout(events, id, new Set()).map((event) => event.id);
  expect(ids('main')).toEqual(['e3', 'e2', 'e1']);
  expect(ids('third')).toEqual(['e5', 'e4']);
});

it('what was done to a row that is merged is in the history of the one that stands for it', () => {
  const events = [at(1, { lead_id: 'other', kind: 'call' }), at(2, { lead_id: 'third' })];
  expect(eventsAbout(events, 'main', new Set(['other'])).map(({ id }) => id)).toEqual(['e1']);
});
