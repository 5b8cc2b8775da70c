import { dateOf, daysLater } from '../../domain/calendar-day';
import type { LeadStatus } from '../../domain/staff-event';
import { grouped } from '../../lib/english';
import { listOf, number, object, type ShapeOf, text } from '../../lib/shape';
import { listAddress, type TabId } from '../dashboard-tab';
import { counted } from '../rows/words';
import type { Statistics } from './statistics';

/** Returns the percentage of all leads that were converted, to one decimal; 0 if there are none. */
export function conversionRate({ converted_leads, total_leads }: Statistics): string {
  return total_leads === 0 ? '0%' : `${((converted_leads / total_leads) * 100).toFixed(1)}%`;
}

/** How fast enquiries were answered, in office hours; without those of which it can't be told yet. */
export function answerLines({ answers }: Statistics) {
  if (answers.within_1_day.of + answers.within_5_minutes.of === 0) return [];
  const line = (name: string, { answered, of }: { answered: number; of: number }) => ({
    name,
    figure: answeredText({ answered, of }),
    note: `${grouped(answered)} of ${grouped(of)}`,
    share: shareOf(answered, of),
  });
  return [
    line('Within 5 minutes', answers.within_5_minutes),
    line('Within 1 hour', answers.within_1_hour),
    line('Within 1 day', answers.within_1_day),
  ];
}

/** The share that was answered within a time; a dash if that can't be told of any. */
export function answeredText({ answered, of }: { answered: number; of: number }): string {
  return of === 0 ? '–' : shareText(answered / of);
}

/** "620 enquiries from 604 people": whoever wrote twice is one. */
export function peopleWords({ total_enquiries, total_people }: Statistics): string {
  const enquiries = counted(total_enquiries, 'enquiry', 'enquiries');
  return `${enquiries} from ${counted(total_people, 'person', 'people')}`;
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

/**
 * The cards at the top, each figure and note with the address of the rows that it counts.
 * @param since the moment a week before they were counted
 * @param isAdmin whether subscribers are told: an agent sees none
 */
export function cardsOf(statistics: Statistics, since: string, isAdmin = true) {
  const { total_contacts, total_subscribers, total_leads, new_leads } = statistics;
  const cards = [
    {
      title: 'Total Contacts',
      figure: grouped(total_contacts),
      to: listAddress('contacts'),
      note: `+${grouped(statistics.recent_contacts)} this week (last 7 days)`,
      noteTo: listAddress('contacts', { since }),
    },
    {
      title: SUBSCRIBERS,
      figure: grouped(statistics.active_subscribers),
      to: listAddress('newsletter', { active: 'true' }),
      note: `${grouped(total_subscribers)} total, +${grouped(statistics.recent_subscribers)} this week (last 7 days)`,
      noteTo: listAddress('newsletter'),
    },
    {
      title: 'Total Leads',
      figure: grouped(total_leads),
      to: listAddress('leads'),
      note: `${counted(new_leads, 'new lead')} pending`,
      noteTo: listAddress('leads', { status: 'new' }),
    },
    {
      title: 'Conversion Rate',
      figure: conversionRate(statistics),
      to: listAddress('leads', { status: 'converted' }),
      note: `${grouped(statistics.converted_leads)} converted`,
      noteTo: listAddress('leads', { status: 'converted' }),
    },
  ];
  return isAdmin ? cards : cards.filter(({ title }) => title !== SUBSCRIBERS);
}

export function statusParts(statistics: Statistics) {
  const part = (name: string, status: LeadStatus, leads: number) => ({
    name,
    leads,
    share: shareOf(leads, statistics.total_leads),
    to: listAddress('leads', { status }),
  });
  return [
    part('New Leads', 'new', statistics.new_leads),
    part('Contacted', 'contacted', statistics.contacted_leads),
    part('Qualified', 'qualified', statistics.qualified_leads),
    part('Converted', 'converted', statistics.converted_leads),
  ];
}

export function recentLines(statistics: Statistics, since: string, isAdmin = true) {
  const line = (tab: TabId, count: number, one: string, many: string) => ({
    count: grouped(count),
    what: `${count === 1 ? one : many} in the last 7 days`,
    to: listAddress(tab, { since }),
  });
  const { recent_contacts, recent_subscribers, recent_leads } = statistics;
  return [
    line('contacts', recent_contacts, 'new contact submission', 'new contact submissions'),
    ...(isAdmin
      ? [line('newsletter', recent_subscribers, 'newsletter signup', 'newsletter signups')]
      : []),
    line('leads', recent_leads, 'new lead', 'new leads'),
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

/** What pages measured about themselves in the last 28 days, aggregated by the database. */
export const isObservedAnswer = object({
  vitals: listOf(object({ name: text, p75: number, count: number })),
  errors: listOf(object({ name: text, count: number })),
});

type Measure = { title: string; good: number; poor: number; isScore?: true };

/** The measures in the order of a visit, with web.dev's thresholds: up to the first is good, above the second poor. */
const MEASURES: Record<string, Measure> = {
  TTFB: { title: 'Server answers', good: 800, poor: 1_800 },
  FCP: { title: 'First words', good: 1_800, poor: 3_000 },
  LCP: { title: 'Main picture', good: 2_500, poor: 4_000 },
  INP: { title: 'Answer to a tap', good: 200, poor: 500 },
  CLS: { title: 'Shifting', good: 0.1, poor: 0.25, isScore: true },
};

export function observedLines({ vitals }: ShapeOf<typeof isObservedAnswer>) {
  return Object.entries(MEASURES).flatMap(([name, { title, good, poor, isScore }]) => {
    const found = vitals.find((vital) => vital.name === name);
    if (!found) return [];
    const { p75 } = found;
    return [
      {
        name: title,
        figure: isScore ? p75.toFixed(2) : timeText(p75),
        note: p75 <= good ? 'good' : p75 <= poor ? 'fair' : 'poor',
      },
    ];
  });
}

function timeText(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
