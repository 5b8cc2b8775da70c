/** A page that is measured, and what it may cost on a first visit. */
export type PageBudget = {
  name: string;
  path: string;
  budget: Budget;
};

/** In KB of brotli-11 (1 KB = 1024 bytes), and requests. */
export type Budget = {
  html: number;
  script: number;
  style: number;
  fonts: number;
  pictures: number;
  total: number;
  requests: number;
};

// The same on every page: script 92 KB in all, style of the whole site 10 KB, two fonts, five requests before the LCP.
const COMMON = { script: 92, style: 10, fonts: 45, requests: 5 };

/** One page of each type. Lists and articles have no budget of their own for pictures: the total holds them. */
export const pageBudgets: PageBudget[] = [
  { name: 'home', path: '/', budget: { ...COMMON, html: 14.3, pictures: 120, total: 230 } },
  { name: 'list', path: '/properties', budget: { ...COMMON, html: 12, pictures: 120, total: 230 } },
  {
    name: 'property',
    path: '/properties/citadel-views',
    budget: { ...COMMON, html: 12, pictures: 40, total: 170 },
  },
  {
    name: 'article',
    path: '/blog/uk-property-guide',
    budget: { ...COMMON, html: 12, pictures: 120, total: 160 },
  },
];
