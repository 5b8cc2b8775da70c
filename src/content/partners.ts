/** The developers who have appointed us as introducer. */
export const partners = [
  {
    name: 'The developer of Bloom Towers',
    text: 'Twin residential towers of 21 and 19 floors in Ikate, Lekki.',
  },
  {
    name: 'The developer of Capital Gardens',
    text: 'Plots of 300 to 600 square metres at Idera, Eleko.',
  },
  {
    name: 'The developer of No. 30 St Paul’s',
    text: 'Apartments on a garden square in Birmingham.',
  },
];
