import type { Viewing } from '../viewing';

/** What an agent typed at a viewing. */
export const typedViewing: Viewing = {
  table: 'leads',
  source: 'viewing',
  name: 'Ada Obi',
  phone: '+2348035550142',
  email: null,
  property_interest: 'Bloom Towers',
  property_slug: 'bloom-towers',
  interest: 'Investing',
  budget: 'Not said',
  notes: '',
  agent: 'Tunde Bello',
  hasConsent: true,
  consent_at: '2026-11-26T09:00:00.000Z',
  consent_version: '2026-11',
};
