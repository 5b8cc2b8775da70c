import { bloomTowers1, bloomTowers2, bloomTowers3 } from '../pictures.generated';
import type { OfferedProperty } from '../property-names';

export const bloomTowers: OfferedProperty = {
  slug: 'bloom-towers',
  title: 'Bloom Towers',
  subtitle: 'Twin towers of 21 and 19 floors',
  location: 'Ikate, Lekki, Lagos',
  place: 'lagos',
  type: 'apartment',
  status: 'pre-launch',
  // The price of one apartment. The page's range starts lower, so the list doesn't say "from".
  listPrice: { amount: 285_000_000, currency: 'NGN', isFrom: false },
  priceRange: { from: 135_000, to: 750_000, currency: 'USD' },
  price: '$135,000–$750,000',
  priceNote: 'Offices $2,800 per sqm',
  pictures: [bloomTowers2, bloomTowers1, bloomTowers3],
  summary:
    'Two residential towers above one podium in Ikate: apartments of one to three bedrooms, offices below, and a garden with a pool between them.',
  description: [
    'Bloom Towers puts home, work and a garden at one address. The towers rise 21 and 19 floors from a shared podium; the offices are in the podium, the apartments above it, and the deck between the towers is planted.',
    'Apartments have one to three bedrooms. The higher ones look over Ikate towards the lagoon and the sea; those on the lower floors open towards the garden.',
    'Prices are in dollars, which suits buyers who earn abroad. If you earn in naira, ask us what that means for a plan of two years before you choose one.',
  ],
  features: [
    'Apartments with one, two or three bedrooms',
    'Offices in the podium',
    'Planted podium deck',
    'Swimming pool between the towers',
    'Lifts in both towers',
    'Staffed reception',
    'Standby power',
    'Covered parking',
  ],
  specifications: {
    size: 'Varies by apartment; offices sold by the square metre',
    type: 'Apartments and offices',
    bedrooms: { from: 1, to: 3 },
    bathrooms: { from: 1, to: 2 },
  },
  paymentPlan: {
    deposit: '30%',
    table: {
      columns: ['Terms', 'Apartment', 'Office'],
      rows: [
        ['Price', '$135,000–$750,000', '$2,800 per sqm'],
        ['Initial deposit', '30%', '30%'],
        ['Payment plan', '24 months', '24 months'],
      ],
    },
    terms: [
      '30% as initial deposit: $40,500 for an apartment at $135,000',
      'The balance over 24 months, on dates written into your contract',
    ],
  },
  landmarks: [
    'Lekki–Epe Expressway',
    'Ikate roundabout',
    'Lekki Phase 1',
    'Victoria Island business district',
  ],
  whatsappMessage:
    'Hello, I am interested in Bloom Towers in Ikate, Lekki. Please send me the available apartments, prices and the 24-month plan.',
};
