import { stPauls1, stPauls2, stPauls3 } from '../pictures.generated';
import type { OfferedProperty } from '../property-names';

export const stPaulsBirmingham: OfferedProperty = {
  slug: 'st-pauls-birmingham',
  title: 'No. 30 St Paul’s',
  subtitle: 'Apartments on a garden square',
  location: 'Birmingham, United Kingdom',
  place: 'birmingham',
  type: 'apartment',
  status: 'mortgage-available',
  listPrice: { amount: 210_000, currency: 'GBP', isFrom: true },
  price: 'From £210,000',
  priceNote: 'Rental yield 8–10%',
  pictures: [stPauls1, stPauls2, stPauls3],
  summary:
    'Red-brick apartments in Birmingham from £210,000, with a mortgage available for Nigerians, at home or abroad.',
  description: [
    'No. 30 St Paul’s is a red-brick and stone building that faces a garden square. Inside, the apartments keep the bones of a warehouse: exposed brick and tall, many-paned windows.',
    'It is bought mostly to let. The developer’s figure for the rental yield is 8–10% a year; ask us what it takes into account, and what service charge, letting fees and tax leave of it.',
    'You need not live in the United Kingdom to buy here. A mortgage is available for Nigerians; we introduce you to the broker, and to a solicitor who acts for you alone.',
  ],
  features: [
    'Mortgage available for Nigerians',
    'Rental yield of 8–10%',
    'Apartments of 450–750 sq ft',
    'Exposed brick and tall windows',
    'On a garden square',
    'Letting and management arranged for you',
  ],
  specifications: {
    size: '450–750 sq ft',
    type: 'Apartments',
  },
  paymentPlan: {
    deposit: '£5,000 reservation fee',
    table: {
      columns: ['When', 'You pay', 'At £210,000'],
      rows: [
        ['Reservation', '£5,000', '£5,000'],
        ['Exchange of contracts', '10%', '£21,000'],
        ['Completion', 'Balance', 'Balance'],
      ],
    },
    terms: [
      '£5,000 reservation fee',
      '10% at exchange of contracts',
      'Balance at completion, from savings or a mortgage',
    ],
  },
  landmarks: [
    'St Paul’s Square',
    'Jewellery Quarter',
    'Birmingham Snow Hill station',
    'Colmore business district',
  ],
  whatsappMessage:
    'Hello, I am interested in No. 30 St Paul’s in Birmingham. Please send me the available apartments and how the mortgage for Nigerians works.',
};
