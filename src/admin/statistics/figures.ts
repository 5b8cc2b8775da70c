import { dateOf, daysLater } from '../../domain/calendar-day';
import { grouped } from '../../lib/english';
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
] as const;
// `Object.fromEntries` loses the names; the cast restores them.
const eachCount = <T>(value: T) =>
  Object.fromEntries(COUNTS.map((name) => [name, value])) as Record<(typeof COUNTS)[number], T>;

/** The database's statistics. Weeks begin on Monday in Lagos; recent means the last seven days. */
export const isStatistics = object({
  ...eachCount(number),
  leads_by_week: listOf(object({ week: text, leads: number })),
  leads_by_source: listOf(object({ source: text, leads: number })),
});
export type Statistics = ShapeOf<typeof isStatistics>;

/** The statistics of an empty database, also used for the skeleton. */
export const NOTHING_COUNTED = { ...eachCount(0), leads_by_week: [], leads_by_source: [] };

/** Returns the percentage of all leads that were converted, to one decimal; 0 if there are none. */
export function conversionRate({ converted_leads, total_leads }: Statistics): string {
  return total_leads === 0 ? '0%' : `${((converted_leads / total_leads) * 100).toFixed(1)}%`;
}

/** Returns a part's share of a whole, from 0 to 1; 0 if the whole is 0. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Formats a share. Only zero reads 0%, and only the whole reads 100%. */
export function shareText(share: number): string {
  if (share > 0 && share < 0.01) return 'under 1%';
  if (share > 0.99 && share < 1) return 'over 99%';
  return `${Math.round(share * 100)}%`;
}

const SUBSCRIBERS = 'Newsletter Subscribers';

/** @param isAdmin whether subscribers are told: an agent sees none */
export function cardsOf(statistics: Statistics, isAdmin = true) {
  const { total_contacts, total_subscribers, total_leads, new_leads } = statistics;
  const cards = [
    {
      title: 'Total Contacts',
      figure: grouped(total_contacts),
      note: `+${grouped(statistics.recent_contacts)} this week (last 7 days)`,
    },
    {
      title: SUBSCRIBERS,
      figure: grouped(statistics.active_subscribers),
      note: `${grouped(total_subscribers)} total, +${grouped(statistics.recent_subscribers)} this week (last 7 days)`,
    },
    {
      title: 'Total Leads',
      figure: grouped(total_leads),
      note: `${grouped(new_leads)} ${new_leads === 1 ? 'new lead' : 'new leads'} pending`,
    },
    {
      title: 'Conversion Rate',
      figure: conversionRate(statistics),
      note: `${grouped(statistics.converted_leads)} converted`,
    },
  ];
  return isAdmin ? cards : cards.filter(({ title }) => title !== SUBSCRIBERS);
}

export function statusParts(statistics: Statistics) {
  const part = (name: string, leads: number) => ({
    name,
    leads,
    share: shareOf(leads, statistics.total_leads),
  });
  return [
    part('New Leads', statistics.new_leads),
    part('Contacted', statistics.contacted_leads),
    part('Qualified', statistics.qualified_leads),
    part('Converted', statistics.converted_leads),
  ];
}

export function recentLines(statistics: Statistics, isAdmin = true) {
  const line = (count: number, one: string, many: string) => ({
    count: grouped(count),
    what: `${count === 1 ? one : many} in the last 7 days`,
  });
  return [
    line(statistics.recent_contacts, 'new contact submission', 'new contact submissions'),
    ...(isAdmin
      ? [line(statistics.recent_subscribers, 'newsletter signup', 'newsletter signups')]
      : []),
    line(statistics.recent_leads, 'new lead', 'new leads'),
  ];
}

/** Returns the steps of an axis: round whole numbers, the last at or above the largest value. */
export function axisSteps(largest: number): number[] {
  const rough = Math.max(1, largest / 3);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((round) => round * power).find((round) => round >= rough) ?? rough;
  const steps = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** Formats the first day of a week: "31 Aug". */
export function weekStart(week: string): string {
  return DAY.format(dateOf(week));
}

/** Formats a week from Monday to Sunday: "31 Aug – 6 Sept". */
export function weekSpan(week: string): string {
  return `${weekStart(week)} – ${weekStart(daysLater(week, 6))}`;
}
