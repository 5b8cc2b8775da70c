import type { Plugin } from 'vite';

/** What the calendar gets in place of two modules of `date-fns`. */
const REPLACEMENTS: Record<string, string> = {
  // It throws on words such as the month's name, so a pattern that the calendar leaves to it shows in every test.
  'date-fns/format': "export { lightFormat as format } from 'date-fns/lightFormat';",
  'date-fns/locale/en-US': "export const enUS = { code: 'en-US' };",
};

/**
 * Lets the build drop `date-fns/format` and its locale from react-day-picker, whose dates are written by
 * `day-calendar.tsx`: they are imported whether used or not, a fifth of what the calendar loads.
 *
 * If the library imports them differently, they stay: that costs 4 KB, and the test fails.
 */
export function leanDayPicker(): Plugin {
  return {
    name: 'meridian:lean-day-picker',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id in REPLACEMENTS && importer?.includes('/node_modules/react-day-picker/')
        ? `\0lean:${id}`
        : undefined,
    load: (id) => REPLACEMENTS[id.replace('\0lean:', '')],
  };
}
