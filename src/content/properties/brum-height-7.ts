import { brumHeight71, brumHeight72, brumHeight73, brumHeight74 } from '../pictures.generated';
import type { OfferedProperty } from '../property-names';
import { tourUrl } from '../tour-url';

export const brumHeight7: OfferedProperty = {
  slug: 'brum-height-7',
  title: 'Brum Height 7',
  subtitle: 'A brick-built apartment house',
  location: 'Lekki, Lagos',
  place: 'lagos',
  type: 'apartment',
  status: 'available',
  listPrice: { amount: 270_000_000, currency: 'NGN', isFrom: false },
  price: '₦270M',
  priceNote: 'One-off payment ₦250M',
  pictures: [brumHeight71, brumHeight73, brumHeight72, brumHeight74],
  summary:
    'Apartments in a mid-rise brick building with deep balconies. ₦270M over 10 months, or ₦250M as a one-off payment.',
  description: [
    'Brum Height 7 is a building you can take in at a glance: mid-rise, in brick, with deep balconies at its corners. It is built to age well rather than to impress for a season.',
    'The living rooms open onto their balconies across the full width, so air moves through the apartment and evenings can be spent outside.',
    'You can walk through it in 3D before you come to see it, or instead of coming: the tour opens in your browser.',
  ],
  features: [
    'Mid-rise building in brick',
    'Full-width balcony doors',
    'Corner balconies',
    'Two ways to pay',
    'Viewings in person or by video',
    'A 3D tour to walk through from anywhere',
  ],
  specifications: {
    size: 'On request, with the floor plan',
    type: 'Apartments',
  },
  paymentPlan: {
    deposit: '20%',
    table: {
      columns: ['Terms', '10-month plan', 'One-off'],
      rows: [
        ['Price', '₦270M', '₦250M'],
        ['Initial deposit', '20% (₦54M)', 'None'],
        ['Time to pay', '10 months', 'At once'],
      ],
    },
    terms: [
      '20% as initial deposit',
      'The balance over 10 months, on dates written into your contract',
      '₦20M less as a one-off payment',
    ],
  },
  landmarks: ['Lekki–Epe Expressway', 'Lekki Phase 1', 'Victoria Island business district'],
  tourUrl,
  whatsappMessage:
    'Hello, I am interested in Brum Height 7. Please send me the available apartments, the floor plans and the 10-month plan.',
};
