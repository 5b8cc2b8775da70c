export const reasons = [
  {
    title: 'Appointed introducer',
    text: 'We are appointed by the developers whose homes we show. You deal with one office from the first question to the keys.',
  },
  {
    title: 'Flexible payment options',
    text: 'Outright, or in instalments on dates that are written down before you pay anything. The total is always on the same page.',
  },
  {
    title: 'Client-first approach',
    text: 'If a property does not suit you, we say so, and tell you what we would look for instead.',
  },
  {
    title: 'Expert guidance',
    text: 'Title checks, surveys, mortgages and tax in Nigeria and the United Kingdom, explained by people who do it every week.',
  },
];
