import { dateRequest } from '../../domain/consultation';
import { readVisitor } from '../../forms/use-remembered-visitor';
import { randomId } from '../../lib/random-id';
import { keepDay } from '../../offline/booking-notes';
import type { Outbox } from '../../offline/outbox';
import type { AskedDay } from './confirmation';
import { standingDay } from './show-confirmation';
import { makeRequest } from './use-booking-request';

/**
 * Requests a consultation on a day, without a time. While the receipt of an earlier day is on the screen, this one takes
 * its place: the tap before it was a mistake. The same day again is no request.
 */
export function requestDay(
  outbox: Outbox,
  isOnline: boolean,
  { day, place, Panel }: Pick<AskedDay, 'day' | 'place' | 'Panel'>,
): void {
  const before = standingDay();
  if (before?.day === day) return;
  const asked: AskedDay = {
    place,
    Panel,
    day,
    sequence: before ? before.sequence + 1 : 0,
    isCancelled: false,
  };
  const keep = keepDay(before?.key, randomId(), (key) => {
    asked.key = key;
  });
  const request = dateRequest(day, place, readVisitor(), before?.day);
  makeRequest({ outbox, isOnline, readSettings: null }, { ...request, asked }, keep);
}
