import { brand } from './brand';

const openingTimes = [
  { days: 'Monday to Friday', short: 'Mon–Fri', hours: '9:00 AM – 6:00 PM' },
  { days: 'Saturday', short: 'Sat', hours: '10:00 AM – 4:00 PM' },
  { days: 'Sunday', hours: 'Closed' },
];

/**
 * What is specific to the company besides its names and colours (`brand.ts`): another company changes these two files, and
 * tells its own story on the home page (`company-home.ts`).
 *
 * The British numbers are from Ofcom's ranges for drama use (020 7946 0xxx, 07700 900xxx). Nigeria reserves none, so
 * ours is one digit short of a real Lagos number and rings nowhere. A public build refuses any of them
 * (`scripts/build/production.ts`).
 */
export const company = {
  name: brand.name,
  /** The company, its people and its papers are made up, and the site says so. A real company sets this to false. */
  isDemonstration: true,
  founded: 2017,
  blurb:
    'A property developer and introducer with offices in Lagos and London, for Nigerians at home and abroad.',
  whatsapp: import.meta.env.VITE_WHATSAPP_NUMBER || '+44 7700 900142',
  email: import.meta.env.VITE_COMPANY_EMAIL || 'hello@meridian-estates.example',
  openingTimes,
  /** The same on one line: "Mon–Fri 9AM–6PM, Sat 10AM–4PM". */
  hours: openingTimes
    .flatMap(({ short, hours }) =>
      short ? `${short} ${hours.replaceAll(':00 ', '').replace(' – ', '–')}` : [],
    )
    .join(', '),
  closedWeekdays: openingTimes
    .flatMap(({ days, hours }) => (hours === 'Closed' ? `${days}s` : []))
    .join(', '),
  offices: [
    {
      city: 'Lagos',
      address: ['Meridian House, 12 Lagoon Close', 'Lekki Phase 1, Lagos, Nigeria'],
      phone: import.meta.env.VITE_LAGOS_PHONE || '+234 1 555 0142',
    },
    {
      city: 'London',
      address: ['Second floor, 30 Greenwich Row', 'London SE10, United Kingdom'],
      phone: import.meta.env.VITE_LONDON_PHONE || '+44 20 7946 0142',
    },
  ],
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/meridianestates_lagoslondon' },
    { name: 'Facebook', url: 'https://www.facebook.com/meridianestates.lagoslondon' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/meridian-estates-lagos-london' },
    { name: 'X', url: 'https://x.com/meridian_lag_ldn' },
  ],
};
