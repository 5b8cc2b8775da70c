import { capitalGardens1, capitalGardens2, capitalGardens3 } from '../pictures.generated';
import type { OfferedProperty } from '../property-names';

export const capitalGardens: OfferedProperty = {
  slug: 'capital-gardens',
  title: 'Capital Gardens',
  subtitle: 'Plots of land to build on',
  location: 'Idera, Eleko, Lagos',
  place: 'lagos',
  type: 'land',
  status: 'available',
  listPrice: { amount: 63_000_000, currency: 'NGN', isFrom: true },
  priceRange: { from: 63_000_000, to: 129_000_000, currency: 'NGN' },
  price: '₦63M–₦129M',
  pictures: [capitalGardens1, capitalGardens2, capitalGardens3],
  summary:
    'Plots of 300, 400 and 600 square metres behind one wall and one gate at Idera, close to the coast at Eleko. Pay outright, or over 6 or 12 months.',
  description: [
    'Capital Gardens is land, and only land: pegged plots along internal roads, with a perimeter wall around them and a gatehouse at the entrance. You build when you are ready.',
    'Plots come in three sizes. The price depends on the size and on how long you take to pay; the table shows all nine figures, so you can see what paying over time costs.',
    'Eleko lies towards the eastern end of the Lekki–Epe corridor, with the beach to the south.',
  ],
  features: [
    'Plots of 300, 400 and 600 square metres',
    'Each plot pegged and surveyed',
    'Perimeter wall and gatehouse',
    'Internal roads with drainage',
    'Planted entrance',
    'Build at your own pace',
  ],
  specifications: {
    size: 'Plots of 300–600 sqm',
    type: 'Residential land',
  },
  paymentPlan: {
    deposit: 'Depends on your plan',
    table: {
      columns: ['Plot', 'Outright', '6 months', '12 months'],
      rows: [
        ['300 sqm', '₦63M', '₦65M', '₦70M'],
        ['400 sqm', '₦79M', '₦82M', '₦89M'],
        ['600 sqm', '₦111M', '₦121M', '₦129M'],
      ],
    },
    terms: [
      'Outright, or in instalments over 6 or 12 months',
      'Every payment is receipted and credited to a numbered plot',
      'Survey and title papers are shown to you or your lawyer before you pay',
    ],
  },
  landmarks: ['Eleko Beach', 'Lekki–Epe Expressway', 'Lekki Free Zone', 'Epe'],
  whatsappMessage:
    'Hello, I am interested in land at Capital Gardens, Idera, Eleko. Please send me the available plots and payment plans.',
};
