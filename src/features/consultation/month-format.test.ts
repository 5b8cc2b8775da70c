import { format } from 'date-fns';
import { expect, it } from 'vitest';
import { dateOf } from '../../domain/calendar-day';
import { formatForMonth } from './month-format';

it.each(['yyyy-MM-dd', 'yyyy-MM', 'd', 'LLLL y', 'LLLL yyyy', 'cccc', 'cccccc', 'PPPP'])(
  'writes %s as date-fns does',
  (pattern) => {
    for (const day of ['2026-03-01', '2026-05-09', '2026-09-30', '2026-12-31', '2028-02-29']) {
      const asDateFns = format(dateOf(day), pattern);
      // Ours has no ordinals: voice control users say what they see.
      expect(formatForMonth(dateOf(day), pattern)).toBe(
        asDateFns.replace(/(?<=\d)(st|nd|rd|th)/, ''),
      );
    }
  },
);

it('refuses a pattern that it does not know', () => {
  expect(() => formatForMonth(dateOf('2026-03-01'), 'QQQ')).toThrow('QQQ');
});
