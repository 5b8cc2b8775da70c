import type { Plugin } from 'vite';

const CALENDAR = /\/node_modules\/react-day-picker\//;
const PREFIX = '\0lean-calendar:';

/** What the calendar imports and does not use, because we pass a `format` of our own, and what it finds instead. */
export const UNUSED: Record<string, string> = {
  'date-fns/format':
    'export const format = () => { throw new Error("The calendar has no format of its own."); };',
  'date-fns/locale/en-US':
    'export const enUS = { code: "en-US", options: { weekStartsOn: 0, firstWeekContainsDate: 1 } };',
};

/**
 * Leaves out date-fns's formats and its locale, which react-day-picker imports in case nobody passes a `format`.
 *
 * If the calendar imports them from elsewhere, they stay: that costs 4 KB, and the test fails.
 */
export function leanCalendar(): Plugin {
  return {
    name: 'meridian:lean-calendar',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && CALENDAR.test(importer) && source in UNUSED ? PREFIX + source : undefined,
    load: (id) => (id.startsWith(PREFIX) ? UNUSED[id.slice(PREFIX.length)] : undefined),
  };
}
