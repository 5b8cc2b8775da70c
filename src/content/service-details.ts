import type { ServiceTitle } from './services';

/** Each service's description and what it includes, for the services page. */
export const serviceDetails: Record<ServiceTitle, { text: string; includes: string[] }> = {
  'Property development': {
    text: 'We find the land, settle its title, plan the estate and build it. You can see every stage, in person or by video.',
    includes: ['Land and title', 'Design and approvals', 'Building and handover'],
  },
  'Investment opportunities': {
    text: 'Land to hold, a home to let in Lagos or an apartment in Birmingham: we show what each costs, what it may earn, and what it demands of you.',
    includes: ['Developments in Lagos', 'Apartments to let in the UK', 'Plans side by side'],
  },
  'Property management': {
    text: 'We find tenants, collect rent, arrange repairs and send you a statement that you can read in five minutes.',
    includes: ['Letting and rent', 'Repairs and inspections', 'Accounts for owners abroad'],
  },
  'Real estate consulting': {
    text: 'Bring us a plot, a price or a contract. We tell you what we would ask before signing it, even if it isn’t ours.',
    includes: ['Price and location', 'Payment plans', 'Selling what you own'],
  },
  'Legal and compliance': {
    text: 'We gather the papers and introduce you to a lawyer who acts for you alone: title and survey in Lagos, conveyancing in the UK.',
    includes: ['Title and survey searches', 'Independent solicitors', 'Identity and tax papers'],
  },
  'Customer support': {
    text: 'You keep the same contact from the first question to years after the keys, in Lagos or in London, whichever is awake.',
    includes: ['Phone, WhatsApp and email', 'Progress by video', 'Help after handover'],
  },
};
