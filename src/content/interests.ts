/** What a contact enquiry can be about, in this order. */
export const contactInterests = [
  'Citadel Views 1.0 Phase 2',
  'Bloom Towers',
  'Capital Gardens (Land)',
  "No. 30 St Paul's (UK)",
  'General Inquiry',
  'UK Investment Opportunities',
  'Nigeria Investment Opportunities',
  'Custom Development Inquiry',
] as const;

export type ContactInterest = (typeof contactInterests)[number];
