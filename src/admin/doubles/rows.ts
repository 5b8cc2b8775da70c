import type { ListedContact, ListedLead, Subscriber } from '../rows/row';
import type { StaffUnit } from '../units/staff-units';
import type { Planned } from '../upcoming/plan';

const NOTHING_CHOSEN = {
  kind: null,
  appointment_at: null,
  appointment_state: null,
  host: null,
  visitor_zone: null,
  preferred_date: null,
  assignee: null,
  follow_up_on: null,
  merged_into: null,
  first_answered_at: null,
  consent_at: null,
  consent_version: null,
};

export function someLead(changed: Partial<ListedLead> = {}): ListedLead {
  return {
    id: '0b0b0b0b-0000-4000-8000-000000000001',
    name: 'Ada Obi',
    email: 'ada@example.com',
    phone: '+2348031234567',
    property_interest: 'Bloom Towers',
    property_slug: 'bloom-towers',
    notes: null,
    ...NOTHING_CHOSEN,
    budget: null,
    interest: null,
    office: null,
    agent: null,
    captured_by: null,
    status: 'new',
    source: 'whatsapp',
    captured_at: '2026-11-21 09:00:00+00',
    created_at: '2026-11-21 09:00:00+00',
    updated_at: '2026-11-21 09:00:00+00',
    ...changed,
  };
}

export function someContact(changed: Partial<ListedContact> = {}): ListedContact {
  return {
    id: '0b0b0b0b-0000-4000-8000-000000000002',
    name: 'Ada Obi',
    email: 'ada@example.com',
    phone: null,
    property_interest: null,
    property_slug: null,
    message: 'Is it ready?',
    ...NOTHING_CHOSEN,
    subject: null,
    status: 'new',
    captured_at: '2026-11-21 09:00:00+00',
    created_at: '2026-11-21 09:00:00+00',
    ...changed,
  };
}

export function someSubscriber(changed: Partial<Subscriber> = {}): Subscriber {
  return {
    id: '0b0b0b0b-0000-4000-8000-000000000003',
    email: 'ada@example.com',
    name: null,
    is_active: true,
    subscribed_at: '2026-11-16 09:00:00+00',
    unsubscribed_at: null,
    resubscribed_at: null,
    pending_since: null,
    confirmed_at: null,
    ...changed,
  };
}

export function someUnit(changed: Partial<StaffUnit> = {}): StaffUnit {
  return {
    id: 'bloom-towers/W06-01',
    property_slug: 'bloom-towers',
    label: 'W06-01',
    kind: 'One-bedroom apartment',
    price: 202_500_000,
    currency: 'NGN',
    state: 'available',
    reserved_until: null,
    is_example: true,
    ...changed,
  };
}

/** A consultation that has no time yet. */
export function somePlanned(changed: Partial<Planned> = {}): Planned {
  return {
    found_in: 'leads',
    id: 'a',
    name: 'Ada Obi',
    email: null,
    phone: null,
    kind: 'consultation',
    property_slug: null,
    property_interest: null,
    appointment_at: null,
    visitor_zone: null,
    preferred_date: null,
    office: null,
    status: 'new',
    ...changed,
  };
}
