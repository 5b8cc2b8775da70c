import { describe, expect, it } from 'vitest';
import { consultationRequest, dateRequest } from './consultation';
import { lagosInstant } from './lagos-time';
import type { Lead } from './lead';
import { SubmissionSchema } from './submission';

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
    expect(dateRequest('2026-03-03', 'hero').message).toBe(
      'Hello, I would like to schedule a consultation on Tuesday, March 3, 2026. Please confirm your availability.',
    );
  });

  it('requests a new time and names the previous one', () => {
    expect(messageOf(CHANGE)).toBe(
      'Hello, I would like to move my consultation about Capital Gardens from Tuesday, March 3, 2026 at 10:00 (Lagos time) to Thursday, March 5, 2026 at 16:00 (Lagos time). Please confirm your availability.',
    );
  });

  it('cancels a consultation', () => {
    expect(messageOf(GENERAL_CANCELLATION)).toBe(
      'Hello, I would like to cancel my consultation on Tuesday, March 3, 2026 at 10:00 (Lagos time).',
    );
  });
});

describe('the lead of a consultation', () => {
  it('contains no invented name or address for an unknown visitor', () => {
    expect(leadOf(NEW)).toMatchObject({ name: 'WhatsApp visitor', email: null, phone: null });
  });

  it('has the name and address of a remembered visitor', () => {
    const leads = [
      dateRequest('2026-03-03', 'hero', ADA).lead,
      consultationRequest(NEW, 'Africa/Lagos', ADA).lead,
      consultationRequest(CHANGE, 'Africa/Lagos', ADA).lead,
    ];
    for (const lead of leads) expect(lead).toMatchObject(ADA);
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
    expect(leadOf(CANCELLATION)).toMatchObject({
      property_slug: 'capital-gardens',
    });
    expect(leadOf(GENERAL_CANCELLATION)).toMatchObject({
      name: 'WhatsApp visitor',
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
