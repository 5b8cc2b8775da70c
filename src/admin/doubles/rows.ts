import type { ListedLead } from '../rows/row';

export function someLead(changed: Partial<ListedLead> = {}): ListedLead {
  return {
    id: '0b0b0b0b-0000-4000-8000-000000000001',
    name: 'Ada Obi',
    email: 'ada@example.com',
    phone: '+2348031234567',
    property_interest: 'Bloom Towers',
    property_slug: 'bloom-towers',
    notes: null,
    status: 'new',
    source: 'whatsapp',
    captured_at: '2026-11-21 09:00:00+00',
    created_at: '2026-11-21 09:00:00+00',
    updated_at: '2026-11-21 09:00:00+00',
    ...changed,
  };
}
