/** What only the home page says of the company: no other page has to load it. */
export const companyHome = {
  tagline: 'Premium Real Estate Solutions for Nigerians at Home & Abroad',
  stats: [
    { figure: '50+', label: 'properties developed' },
    { figure: '500+', label: 'happy clients' },
    { figure: '7+', label: 'years of experience' },
  ],
};
