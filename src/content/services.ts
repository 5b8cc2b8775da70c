/** Our services, in one line each. */
export const services = [
  {
    title: 'Property development',
    brief: 'Estates planned, built and handed over by our own team.',
  },
  {
    title: 'Investment opportunities',
    brief: 'Homes, land and apartments in Nigeria and the United Kingdom.',
  },
  {
    title: 'Property management',
    brief: 'Tenants, repairs and accounts, for owners who live elsewhere.',
  },
  {
    title: 'Real estate consulting',
    brief: 'A second opinion before you buy, from us or from anyone.',
  },
  {
    title: 'Legal and compliance',
    brief: 'Title, survey and contract checked before any money moves.',
  },
  {
    title: 'Customer support',
    brief: 'One person who knows your file, on the phone or on WhatsApp.',
  },
] as const;

export type ServiceTitle = (typeof services)[number]['title'];
