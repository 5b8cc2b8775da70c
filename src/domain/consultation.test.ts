import { describe, expect, it } from 'vitest';
import { lagosInstant } from './clock';
import { appointmentLead, cancelLead, changeLead, dateLead } from './consultation';
import { chatLead, type Lead } from './lead';
import { SubmissionSchema } from './submission';

const ADA = { name: 'Ada Obi', email: 'ada@example.com', phone: '+2348031234567' };
const APPOINTMENT = {
  day: '2026-03-03',
  time: '10:00',
  about: { property: 'Capital Gardens', slug: 'capital-gardens' },
};

describe('the lead of a chat or a consultation', () => {
  it('contains no invented name or address for an unknown visitor', () => {
    expect(chatLead()).toEqual({
      table: 'leads',
      name: 'WhatsApp visitor',
      email: null,
      phone: null,
      property_interest: 'General Interest',
      notes: null,
      source: 'whatsapp',
    });
  });

  it('has the name and address of a remembered visitor', () => {
    const leads = [
      chatLead(ADA),
      dateLead('2026-03-03', 'hero', ADA),
      appointmentLead(APPOINTMENT, 'Africa/Lagos', ADA),
    ];
    for (const lead of leads) expect(lead).toMatchObject(ADA);
  });

  it('names the chosen date and where on the page it was chosen', () => {
    expect(dateLead('2026-03-03', 'hero')).toMatchObject({
      property_interest: 'General Interest, consultation on Tuesday, March 3, 2026',
      notes: 'Consultation scheduled from the hero for Tuesday, March 3, 2026.',
      source: 'whatsapp',
    });
  });

  it('names the property, the date and the time in Lagos', () => {
    expect(appointmentLead(APPOINTMENT, 'Africa/Lagos')).toMatchObject({
      property_interest: 'Capital Gardens',
      property_slug: 'capital-gardens',
      notes:
        'Consultation scheduled from the mobile scheduler for Tuesday, March 3, 2026 at 10:00 (Lagos time).',
      source: 'whatsapp',
    });
    expect(
      appointmentLead({ day: '2026-03-03', time: '10:00' }, 'Africa/Lagos').property_interest,
    ).toBe('General Interest');
  });

  it('adds the visitor’s local time where it differs', () => {
    expect(appointmentLead(APPOINTMENT, 'America/Chicago').notes).toContain(
      '\nFor the visitor: 03:00 (America/Chicago).',
    );
    expect(appointmentLead({ ...APPOINTMENT, time: '09:00' }, 'Pacific/Honolulu').notes).toContain(
      '\nFor the visitor: 22:00, Monday (Pacific/Honolulu).',
    );
  });

  it('names the previous time in a change and in a cancellation', () => {
    const before = {
      startsAt: lagosInstant('2026-03-03', '10:00'),
      property: 'Capital Gardens',
      slug: 'capital-gardens',
    };
    const now = lagosInstant('2026-03-05', '16:00');
    expect(changeLead(before, now, 'America/Chicago', ADA)).toMatchObject({
      ...ADA,
      source: 'whatsapp',
      property_interest: 'Capital Gardens',
      property_slug: 'capital-gardens',
      notes:
        'Change of the consultation on Tuesday, March 3, 2026 at 10:00 (Lagos time): now on Thursday, March 5, 2026 at 16:00 (Lagos time).\nFor the visitor: 09:00 (America/Chicago).',
    });
    expect(cancelLead(before)).toMatchObject({ property_slug: 'capital-gardens' });
    expect(cancelLead({ ...before, property: null, slug: undefined })).toMatchObject({
      name: 'WhatsApp visitor',
      property_interest: 'General Interest',
      property_slug: null,
      notes: 'Cancelled: the consultation on Tuesday, March 3, 2026 at 10:00 (Lagos time).',
    });
  });

  it('is accepted by the database', () => {
    const leads: Lead[] = [
      chatLead(),
      dateLead('2026-03-03', 'header'),
      appointmentLead(APPOINTMENT, 'Pacific/Auckland'),
      changeLead({ startsAt: 0, property: null }, 1, 'Pacific/Auckland'),
      cancelLead({ startsAt: 0, property: null }, ADA),
    ];
    for (const lead of leads) expect(SubmissionSchema.parse(lead)).toEqual(lead);
  });
});
