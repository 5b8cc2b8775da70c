import { company } from './company';

/** What only the home page says of the company: no other page has to load it. */
export const companyHome = {
  tagline: 'Premium Real Estate Solutions for Nigerians at Home & Abroad',
  stats: [
    { figure: '50+', label: 'properties developed', basis: 'Example' },
    { figure: '500+', label: 'happy clients', basis: 'Example' },
    {
      figure: `${new Date().getFullYear() - company.founded}+`,
      label: 'years of experience',
      basis: `Since ${company.founded}`,
    },
  ],
};
