import { citadelViews1, citadelViews2, citadelViews3 } from '../pictures.generated';
import type { OfferedProperty } from '../property-names';

export const citadelViews: OfferedProperty = {
  slug: 'citadel-views',
  title: 'Citadel Views 1.0 Phase 2',
  subtitle: 'A solar-powered smart estate',
  location: 'Sangotedo, Lagos',
  place: 'lagos',
  type: 'house',
  status: 'selling-fast',
  listPrice: { amount: 45_000_000, currency: 'NGN', isFrom: true },
  price: 'Contact for pricing',
  pictures: [citadelViews2, citadelViews1, citadelViews3],
  summary:
    'Two-storey homes on palm-lined streets in Sangotedo, with solar power on every roof and one gate that knows who is coming.',
  description: [
    'Citadel Views is built around a plain wish: that the lights stay on. Every home in Phase 2 carries its own solar array and battery, and the estate’s streets, gate and water run on the same supply.',
    'The homes stand on quiet, palm-lined streets behind one staffed gatehouse. Cameras, access and meters are joined in one app, so an owner in London sees what an owner in Lagos sees.',
    'Sangotedo lies on the Lekki–Epe corridor, with schools and shopping within a short drive.',
  ],
  features: [
    'Solar power with battery storage in every home',
    'Smart-home control from your phone',
    'Staffed gatehouse and perimeter fence',
    'CCTV on every street',
    'Treated water and central drainage',
    'Paved roads with street lighting',
    'Palm-lined walks and green areas',
    'Estate management by our own team',
  ],
  specifications: {
    size: 'Homes from 210 sqm',
    type: 'Two-storey detached homes',
    bedrooms: { from: 3, to: 4 },
    bathrooms: { from: 3, to: 4 },
    parking: 2,
  },
  paymentPlan: {
    deposit: 'Agreed with your offer',
    terms: [
      'Outright payment, or instalments on dates set out in your offer',
      'Every payment is receipted and credited to a named plot',
      'No charge for paying early',
    ],
  },
  landmarks: [
    'Novare Mall, Sangotedo',
    'Lagos Business School, Ajah',
    'Lekki–Epe Expressway',
    'Lekki Free Zone',
  ],
  whatsappMessage:
    'Hello, I am interested in Citadel Views 1.0 Phase 2 in Sangotedo. Please send me prices and payment plans.',
};
