import { closures } from '../../src/content/holidays.generated.ts';
import { daysLater, weekdayOf } from '../../src/domain/calendar-day.ts';
import { dateRequest } from '../../src/domain/consultation.ts';
import { lagosDay, lagosInstant } from '../../src/domain/lagos-time.ts';
import { isDayOpen, nextDays, offerAt, slotsOf } from '../../src/domain/slot.ts';
import type { Submission } from '../../src/domain/submission.ts';
import { HOUR_MS, MINUTE_MS } from '../../src/lib/durations.ts';
import { capture, consultation, enquiry, people, subscription, tap, tour } from './submissions.ts';

/** Who of the team did something. */
export type Member = 'adaeze' | 'halima' | 'daniel';

/** What one of the staff did about an enquiry, so many minutes after it; members stand for their accounts. */
export type Work = { kind: string; by: Member; minutes: number } & Partial<{
  body: string;
  outcome: string;
  status: string;
  assignee: Member;
  host: Member;
  follow_up_on: string;
  call_back_at: string;
  appointment_at: string;
}>;

/** What a visitor sent, or a member captured, at a moment, and what was done about it. */
export type Enquiry = { at: number; submission: Submission; by?: Member; work: Work[] };

const iso = (at: number) => new Date(at).toISOString();
const did = (by: Member, minutes: number, kind: string, rest: Partial<Work> = {}): Work => ({
  ...rest,
  kind,
  by,
  minutes,
});
const became = (by: Member, minutes: number, status: string) =>
  did(by, minutes, 'status', { status });
const given = (by: Member, minutes: number, assignee: Member) =>
  did(by, minutes, 'assignment', { assignee });

/** The enquiries of the week before a moment: made up, but sent as the site's forms would send them. */
export function demoWeek(now: number): Enquiry[] {
  const today = lagosDay(now);
  /** A time in Lagos so many days ago. */
  const on = (days: number, time: string) => lagosInstant(daysLater(today, -days), time);
  const saturday = daysLater(today, 7 - ((weekdayOf(today) + 1) % 7));
  const [first, second, third] = consultationTimes(now);
  const heldAt = lagosInstant(workday(daysLater(today, -3)), '11:00');
  const untilHeld = (heldAt - on(6, '09:30')) / MINUTE_MS;
  const came = (at: number, submission: Submission, work: Work[] = [], by?: Member): Enquiry => ({
    at,
    submission,
    work,
    ...(by && { by }),
  });
  const { chinedu } = people;
  const chineduTaps = { ...chinedu, email: null };

  return [
    came(
      now - 12 * MINUTE_MS,
      enquiry(
        people.ifeoma,
        'bloom-towers',
        'Good morning, I live in Houston. Is a two-bedroom with a view of the lagoon still available? My budget is about ₦320M.',
      ),
    ),
    came(now - 48 * MINUTE_MS, tap('chat', 'citadel-views')),
    came(
      now - 3 * HOUR_MS,
      consultation(people.michael, 'st-pauls-birmingham', second, 'Europe/London'),
    ),
    came(on(1, '16:20'), consultation(people.blessing, 'bloom-towers', third, 'America/Chicago'), [
      given('adaeze', 15, 'halima'),
    ]),
    came(
      on(2, '10:05'),
      consultation(people.sophie, 'st-pauls-birmingham', first, 'Europe/London'),
      [
        given('daniel', 4, 'daniel'),
        did('daniel', 25, 'confirmation', { host: 'daniel', appointment_at: iso(first) }),
      ],
    ),
    came(
      on(1, '09:40'),
      tour(people.kelechi, 'brum-height-7', saturday, 'My parents come along. Is there a lift?'),
      [
        given('halima', 20, 'halima'),
        did('halima', 22, 'whatsapp', { outcome: 'reached' }),
        became('halima', 23, 'contacted'),
      ],
    ),
    came(
      on(2, '13:30'),
      capture({ ...people.zainab, email: null }, 'citadel-views', on(2, '13:30'), {
        notes: 'Came with her brother, who pays the deposit. Wants to see the title.',
        interest: 'Buying for family',
        budget: '₦50M to ₦100M',
        agent: 'Halima',
      }),
      [
        became('halima', 190, 'qualified'),
        did('halima', 191, 'follow_up', { follow_up_on: today }),
      ],
      'halima',
    ),
    came(
      on(4, '12:10'),
      capture(people.harry, 'st-pauls-birmingham', on(4, '12:10'), {
        notes: 'Compares with a flat in Leeds.',
        interest: 'Investing',
        budget: '£150k to £250k',
        agent: 'Daniel',
      }),
      [
        did('daniel', 1500, 'call', { outcome: 'reached' }),
        did('daniel', 1503, 'note', { body: 'Sent the rental figures. Decides next month.' }),
        became('daniel', 1504, 'contacted'),
      ],
      'daniel',
    ),
    came(
      on(2, '11:15'),
      enquiry(
        people.emeka,
        'capital-gardens',
        'Please send me the price list of the 400 sqm plots. Which papers come with them?',
      ),
      [
        given('adaeze', 6, 'daniel'),
        did('daniel', 40, 'call', {
          outcome: 'call_back',
          call_back_at: iso(now - 35 * MINUTE_MS),
          body: 'In a meeting. Wants to hear about instalments.',
        }),
        became('daniel', 41, 'contacted'),
      ],
    ),
    came(on(1, '17:05'), tap('call', 'st-pauls-birmingham', { ...people.grace, email: null }), [
      did('daniel', 18, 'call', { outcome: 'no_answer' }),
    ]),
    // One person, four times.
    came(on(5, '19:45'), tap('chat', 'bloom-towers', chineduTaps), [
      given('halima', 840, 'halima'),
      did('halima', 845, 'whatsapp', { outcome: 'reached' }),
      became('halima', 846, 'contacted'),
      did('halima', 847, 'language', { body: 'Igbo' }),
      did('halima', 847, 'interest', {
        body: 'Two bedrooms at Bloom Towers, above the tenth floor',
      }),
      did('halima', 847, 'budget', { body: '₦300M to ₦330M' }),
      did('halima', 848, 'also_phone', { body: '+447700900427' }),
    ]),
    came(
      on(3, '08:20'),
      tour(
        { ...chinedu, phone: '+234 800 041 7266' },
        'bloom-towers',
        saturday,
        'In the afternoon, please.',
      ),
      [
        given('halima', 55, 'halima'),
        did('halima', 56, 'whatsapp', { outcome: 'reached' }),
        became('halima', 57, 'qualified'),
      ],
    ),
    came(on(3, '08:24'), subscription(chinedu.email, chinedu.name)),
    came(now - 2 * HOUR_MS, tap('call', 'bloom-towers', chineduTaps)),
    came(on(4, '15:35'), dateRequest(daysLater(today, -1), 'hero', people.hauwa).lead, [
      given('adaeze', 30, 'halima'),
      did('halima', 50, 'call', { outcome: 'reached' }),
      became('halima', 51, 'qualified'),
    ]),
    came(on(6, '09:30'), consultation(people.adunni, 'brum-height-7', heldAt, 'Africa/Lagos'), [
      given('adaeze', 8, 'daniel'),
      did('daniel', 12, 'confirmation', { host: 'daniel', appointment_at: iso(heldAt) }),
      did('daniel', untilHeld + 70, 'held', { appointment_at: iso(heldAt) }),
      did('daniel', untilHeld + 72, 'note', { body: 'Reservation fee paid.' }),
      became('daniel', untilHeld + 73, 'converted'),
    ]),
    came(on(5, '10:50'), subscription('olivia.bennett@example.com', null)),
  ];
}

/** Three times of consultations that a visitor could choose now, each on another day. */
function consultationTimes(now: number): [number, number, number] {
  const offer = offerAt(now, 'Africa/Lagos', closures);
  const [first = now, second = now, third = now] = nextDays(now, 3, (day) =>
    isDayOpen(day, offer),
  ).flatMap((day) => slotsOf(day, offer).findLast(({ isOpen }) => isOpen)?.startsAt ?? []);
  return [first, second, third];
}

/** The day, or the Saturday before a Sunday. */
const workday = (day: string) => (weekdayOf(day) === 0 ? daysLater(day, -1) : day);
