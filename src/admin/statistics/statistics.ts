import { listOf, number, object, type ShapeOf, text } from '../../lib/shape';

const COUNTS = [
  'total_contacts',
  'recent_contacts',
  'total_subscribers',
  'active_subscribers',
  'recent_subscribers',
  'total_leads',
  'new_leads',
  'contacted_leads',
  'qualified_leads',
  'converted_leads',
  'recent_leads',
  'total_enquiries',
  'total_people',
] as const;
// `Object.fromEntries` loses the names; the cast restores them.
const eachCount = <T>(value: T) =>
  Object.fromEntries(COUNTS.map((name) => [name, value])) as Record<(typeof COUNTS)[number], T>;

/** How many enquiries were answered within a time, of those that have waited long enough to tell. */
const isAnswered = object({ answered: number, of: number });

/** The database's statistics. Weeks begin on Monday in Lagos; recent means the last seven days. */
export const isStatistics = object({
  ...eachCount(number),
  leads_by_week: listOf(object({ week: text, leads: number })),
  leads_by_source: listOf(object({ source: text, leads: number })),
  qualified_by_property: listOf(object({ property: text, leads: number })),
  answers: object({
    within_5_minutes: isAnswered,
    within_1_hour: isAnswered,
    within_1_day: isAnswered,
  }),
});
export type Statistics = ShapeOf<typeof isStatistics>;

const NONE = { answered: 0, of: 0 };

/** The statistics of an empty database, also used for the skeleton. */
export const NOTHING_COUNTED: Statistics = {
  ...eachCount(0),
  leads_by_week: [],
  leads_by_source: [],
  qualified_by_property: [],
  answers: { within_5_minutes: NONE, within_1_hour: NONE, within_1_day: NONE },
};
