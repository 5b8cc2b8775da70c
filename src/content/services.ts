/** Something that we do for clients. */
export type Service = {
  title: string;
  /** In one line, for the home page. */
  brief: string;
  text: string;
  includes: string[];
};

export const services: Service[] = [
  {
    title: 'Property development',
    brief: 'Estates planned, built and handed over by our own team.',
    text: 'We find the land, settle its title, plan the estate and build it. You can see every stage, in person or by video.',
    includes: ['Land and title', 'Design and approvals', 'Building and handover'],
  },
  {
    title: 'Investment opportunities',
    brief: 'Homes, land and apartments in Nigeria and the United Kingdom.',
    text: 'Land that waits for you, a home to let in Lagos or an apartment in Birmingham: we show what each costs, what it may bring, and what it asks of you.',
    includes: ['Developments in Lagos', 'Apartments to let in the UK', 'Plans side by side'],
  },
  {
    title: 'Property management',
    brief: 'Tenants, repairs and accounts, for owners who live elsewhere.',
    text: 'We find tenants, collect rent, see to repairs and send you an account that you can read in five minutes.',
    includes: ['Letting and rent', 'Repairs and inspections', 'Accounts for owners abroad'],
  },
  {
    title: 'Real estate consulting',
    brief: 'A second opinion before you buy, from us or from anyone.',
    text: 'Bring us a plot, a price or a contract. We tell you what we would ask before signing it, even if it isn’t ours.',
    includes: ['Price and location', 'Payment plans', 'Selling what you own'],
  },
  {
    title: 'Legal and compliance',
    brief: 'Title, survey and contract checked before any money moves.',
    text: 'We gather the papers and introduce you to a lawyer who acts for you alone: title and survey in Lagos, conveyancing in the UK.',
    includes: ['Title and survey searches', 'Independent solicitors', 'Identity and tax papers'],
  },
  {
    title: 'Customer support',
    brief: 'One person who knows your file, on the phone or on WhatsApp.',
    text: 'You keep the same contact from the first question to years after the keys, in Lagos or in London, whichever is awake.',
    includes: ['Phone, WhatsApp and email', 'Progress by video', 'Help after handover'],
  },
];
