import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceZone } from '../lib/time-words';
import { visitorTime } from './clock';
import { consultationRequest, dateRequest } from './consultation';
import { lagosInstant } from './lagos-time';
import type { Lead } from './lead';
import { offerAt, slotsOf } from './slot';
import { SubmissionSchema } from './submission';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T12:00Z') }));
afterEach(() => {
  vi.unstubAllEnvs();
});

const ADA = { name: 'Ada Obi', email: 'ada@example.com', phone: '+2348031234567' };
const ABOUT = { property: 'Capital Gardens', slug: 'capital-gardens' };
const FIRST = lagosInstant('2026-03-03', '10:00');
const LATER = lagosInstant('2026-03-05', '16:00');

const GENERAL = { property: null, isCancelled: false };
const NEW = { ...GENERAL, ...ABOUT, startsAt: FIRST };
const CHANGE = { ...NEW, before: NEW, startsAt: LATER };
const CANCELLATION = { ...NEW, before: NEW, isCancelled: true };
const GENERAL_CANCELLATION = { ...CANCELLATION, property: null, slug: undefined };

type Wish = Parameters<typeof consultationRequest>[0];
const messageOf = (wish: Wish) => consultationRequest(wish, 'Africa/Lagos').message;
const leadOf = (wish: Wish, zone = 'Africa/Lagos') => consultationRequest(wish, zone).lead;

describe('the chat message for a consultation', () => {
  it('names weekday, date, time and property, and asks for confirmation', () => {
    expect(messageOf(NEW)).toBe(
      'Hello, I would like to schedule a consultation about Capital Gardens on Tuesday, March 3, 2026 at 10:00 (Lagos time). Please confirm your availability.',
    );
    expect(messageOf({ ...GENERAL, startsAt: LATER })).toBe(
      'Hello, I would like to schedule a consultation on Thursday, March 5, 2026 at 16:00 (Lagos time). Please confirm your availability.',
    );
  });

  it('requests a consultation on a day without a time', () => {
    expect(dateRequest('2026-03-03', 'hero').date).toBe('Tuesday 3 March 2026');
    expect(dateRequest('2026-03-03', 'hero').message).toBe(
      'Hello, I would like to schedule a consultation on Tuesday, March 3, 2026. Please confirm your availability.',
    );
  });

  it('requests a new time and names the previous one', () => {
    expect(messageOf(CHANGE)).toBe(
      'Hello, I would like to move my consultation about Capital Gardens from Tuesday, March 3, 2026 at 10:00 (Lagos time) to Thursday, March 5, 2026 at 16:00 (Lagos time). Please confirm your availability.',
    );
  });

  it('says the visitor’s own time as well where it differs', () => {
    expect(consultationRequest(NEW, 'America/Chicago').message).toBe(
      'Hello, I would like to schedule a consultation about Capital Gardens on Tuesday, March 3, 2026 at 10:00 (Lagos time), which is 03:00 my time. Please confirm your availability.',
    );
    const startsAt = lagosInstant('2026-03-03', '09:00');
    expect(consultationRequest({ ...GENERAL, startsAt }, 'Pacific/Honolulu').message).toBe(
      'Hello, I would like to schedule a consultation on Tuesday, March 3, 2026 at 09:00 (Lagos time), which is 22:00 on Monday, my time. Please confirm your availability.',
    );
    expect(consultationRequest(CHANGE, 'America/Chicago').message).toContain(
      'to Thursday, March 5, 2026 at 16:00 (Lagos time), which is 09:00 my time. Please',
    );
    expect(consultationRequest(NEW, 'Etc/Unknown').message).toBe(messageOf(NEW));
  });

  it('names the host where it is not Lagos', () => {
    const wish = { ...NEW, office: 'london' } as const;
    expect(consultationRequest(wish, 'America/Chicago').message).toContain(
      'at 10:00 (Lagos time), which is 03:00 my time, with your London office. Please',
    );
    expect(leadOf(wish)).toMatchObject({
      office: 'london',
      notes:
        'Consultation scheduled from the scheduler for Tuesday, March 3, 2026 at 10:00 (Lagos time), with the London office.',
    });
    expect(leadOf(NEW)).toMatchObject({ office: 'lagos' });
  });

  it('cancels a consultation', () => {
    expect(messageOf(GENERAL_CANCELLATION)).toBe(
      'Hello, I would like to cancel my consultation on Tuesday, March 3, 2026 at 10:00 (Lagos time).',
    );
  });
});

describe('the facts of a consultation', () => {
  it('are its time and the visitor’s zone', () => {
    expect(leadOf(NEW, 'America/Chicago')).toMatchObject({
      kind: 'consultation',
      appointment_at: '2026-03-03T09:00:00.000Z',
      visitor_zone: 'America/Chicago',
    });
    expect(leadOf(NEW)).toMatchObject({ visitor_zone: 'Africa/Lagos' });
  });

  it('follow a change, have no time once it is cancelled, and are the day alone where none was asked for', () => {
    expect(leadOf(CHANGE)).toMatchObject({ appointment_at: '2026-03-05T15:00:00.000Z' });
    expect(leadOf(CANCELLATION)).toMatchObject({ kind: 'consultation', appointment_at: null });
    const { lead } = dateRequest('2026-03-03', 'hero');
    expect(lead).toMatchObject({ kind: 'consultation', preferred_date: '2026-03-03' });
    expect(lead.appointment_at).toBeUndefined();
  });

  it('never cost a consultation because a browser has an odd zone', () => {
    for (const zone of ['+01:00', '', 'x'.repeat(65)])
      expect(leadOf(NEW, zone).visitor_zone).toBeNull();
  });

  // The zone, the moment at which it is booked, the day and slot in Lagos, and what clocks there show then.
  it.each([
    ['America/Chicago', '2026-10-30T20:00:00Z', '2026-10-31', '12:00', '31/10/2026, 06:00'],
    ['America/Chicago', '2026-10-30T20:00:00Z', '2026-11-02', '10:00', '02/11/2026, 03:00'],
    ['America/Chicago', '2026-03-06T20:00:00Z', '2026-03-07', '12:00', '07/03/2026, 05:00'],
    ['America/Chicago', '2026-03-06T20:00:00Z', '2026-03-09', '10:00', '09/03/2026, 04:00'],
    ['Europe/London', '2026-10-24T08:00:00Z', '2026-10-26', '09:00', '26/10/2026, 08:00'],
    ['Pacific/Honolulu', '2026-10-30T20:00:00Z', '2026-11-02', '09:00', '01/11/2026, 22:00'],
    ['Australia/Lord_Howe', '2026-10-02T08:00:00Z', '2026-10-05', '17:00', '06/10/2026, 03:00'],
  ])(
    'are right to the minute on a device in %s, booked at %s for %s %s',
    (zone, now, day, time, shown) => {
      vi.stubEnv('TZ', zone);
      vi.useFakeTimers({ now: new Date(now) });
      expect(deviceZone()).toBe(zone);
      const slot = slotsOf(day, offerAt(Date.now(), zone, { lagos: {}, london: {} })).find(
        (one) => one.time === time,
      );
      expect(slot?.isOpen).toBe(true);
      const startsAt = slot?.startsAt ?? 0;
      const { lead } = consultationRequest({ ...GENERAL, startsAt }, deviceZone());
      expect(lead.appointment_at).toBe(new Date(`${day}T${time}:00+01:00`).toISOString());
      // What was shown to the visitor is what the stored moment means in their zone.
      const stored = new Date(lead.appointment_at ?? '');
      expect(
        stored.toLocaleString('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
      ).toBe(shown);
      expect(visitorTime(startsAt, zone)?.time).toBe(shown.slice(-5));
    },
  );
});

describe('the lead of a consultation', () => {
  it('has what its visitor can be reached by, and no invented name or address', () => {
    const nobody = { name: 'WhatsApp visitor', email: null, phone: null };
    const reach = { email: null, phone: '+2348031234567' };
    for (const known of [undefined, reach, ADA]) {
      const said = { ...nobody, ...known };
      expect(consultationRequest(NEW, 'Africa/Lagos', known).lead).toMatchObject(said);
      expect(consultationRequest(CHANGE, 'Africa/Lagos', known).lead).toMatchObject(said);
    }
    expect(dateRequest('2026-03-03', 'hero', ADA).lead).toMatchObject(ADA);
  });

  it('names the chosen date and where on the page it was chosen', () => {
    expect(dateRequest('2026-03-03', 'hero').lead).toMatchObject({
      property_interest: 'General Interest, consultation on Tuesday, March 3, 2026',
      notes: 'Consultation scheduled from the hero of the home page for Tuesday, March 3, 2026.',
      source: 'whatsapp',
    });
  });

  it('names the property, the date and the time in Lagos', () => {
    expect(leadOf(NEW)).toMatchObject({
      property_interest: 'Capital Gardens',
      property_slug: 'capital-gardens',
      notes:
        'Consultation scheduled from the scheduler for Tuesday, March 3, 2026 at 10:00 (Lagos time).',
      source: 'whatsapp',
    });
    expect(leadOf({ ...GENERAL, startsAt: FIRST }).property_interest).toBe('General Interest');
  });

  it('adds the visitor’s local time where it differs', () => {
    expect(leadOf(NEW, 'America/Chicago').notes).toContain(
      '\nFor the visitor: 03:00 (America/Chicago).',
    );
    const startsAt = lagosInstant('2026-03-03', '09:00');
    expect(leadOf({ ...GENERAL, startsAt }, 'Pacific/Honolulu').notes).toContain(
      '\nFor the visitor: 22:00, Monday (Pacific/Honolulu).',
    );
  });

  it('names the previous time in a change and in a cancellation', () => {
    expect(leadOf(CHANGE, 'America/Chicago')).toMatchObject({
      source: 'whatsapp',
      property_interest: 'Capital Gardens',
      property_slug: 'capital-gardens',
      notes:
        'Change of the consultation on Tuesday, March 3, 2026 at 10:00 (Lagos time): now on Thursday, March 5, 2026 at 16:00 (Lagos time).\nFor the visitor: 09:00 (America/Chicago).',
    });
    expect(leadOf(CANCELLATION).property_slug).toBe('capital-gardens');
    expect(leadOf(GENERAL_CANCELLATION)).toMatchObject({
      property_interest: 'General Interest',
      property_slug: null,
      notes: 'Cancelled: the consultation on Tuesday, March 3, 2026 at 10:00 (Lagos time).',
    });
  });

  it('is accepted by the database', () => {
    const leads: Lead[] = [
      dateRequest('2026-03-03', 'header').lead,
      leadOf(NEW, 'Pacific/Auckland'),
      leadOf(CHANGE, 'Pacific/Auckland'),
      consultationRequest(GENERAL_CANCELLATION, 'Pacific/Auckland', ADA).lead,
    ];
    for (const lead of leads) expect(SubmissionSchema.parse(lead)).toEqual(lead);
  });
});
