import { expect, it } from 'vitest';
import { articles } from './content/articles.generated';
import { company } from './content/company';
import { companyHome } from './content/company-home';
import {
  contactInterests,
  paymentCurrencies,
  paymentProperties,
  paymentTypes,
  tourProperties,
} from './content/options';
import reasons from './content/reasons.yaml';
import serviceDetails from './content/service-details.yaml';
import services from './content/services.yaml';
import testimonials from './content/testimonials.yaml';
import { ARTICLE_CATEGORIES, categoryCounts } from './domain/article-list';
import { currencyLabel } from './domain/money';
import { FILTER_NAMES, FILTERS } from './domain/property-filter';
import { navigation } from './routes';

const FIVE = `Citadel Views 1.0 Phase 2, Bloom Towers, Capital Gardens (Land), No. 30 St Paul's (UK), Brum Height 7`;

/** The specification's lists, in its order, and its articles with category and minutes; the site may have more of those. */
const SPECIFIED = `
navigation: Home, Properties, About, Services, UK Investment, Blog
interests: ${FIVE}, General Inquiry, UK Investment Opportunities, Nigeria Investment Opportunities, Custom Development Inquiry
tours: ${FIVE}, Lolite by Gracias, Gracias Morganite, Sapphire Coastal
payments: ${FIVE}, Custom Amount
paymentTypes: Initial Deposit, Installment Payment, Final Payment, Consultation Fee
currencies: USD ($), GBP (£), NGN (₦)
location: all, lagos, abuja, birmingham, dubai, new-york
type: all, apartment, land, house, condo, villa
price: all, under-100k, 100k-500k, 500k-1m, above-1m
status: all, available, pre-launch, selling-fast, mortgage-available
services: Property development, Investment opportunities, Property management, Real estate consulting, Legal and compliance, Customer support
reasons: Appointed introducer, Flexible payment options, Client-first approach, Expert guidance
company: 2017, Premium Real Estate Solutions for Nigerians at Home & Abroad, Lagos, London
hours: Mon–Fri 9AM–6PM, Sat 10AM–4PM, 9:00 AM – 6:00 PM, 10:00 AM – 4:00 PM, Closed
categories: Investment Insights, UK Investment, Technology, Market Analysis, Location Focus, Financing, Sustainability
/future-of-real-estate: Investment Insights, 5
/uk-property-guide: UK Investment, 8
/coastal-properties-analysis: Market Analysis, 6
/sustainable-building-practices: Sustainability, 5
/smart-home-technology: Technology, 4
/flexible-payment-plans: Financing, 6
/investment-strategies-2024: Investment Insights, 7
/brexit-uk-property-impact: UK Investment, 9
/lagos-market-outlook: Market Analysis, 8
/iot-proptech-future: Technology, 6
/abuja-property-spotlight: Location Focus, 7
/lekki-property-spotlight: Location Focus, 6
/green-building-certifications: Sustainability, 8
/mortgage-alternative-financing: Financing, 9`;

const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

const onTheSite: Record<string, readonly (string | number)[]> = {
  navigation: navigation.map(({ label }) => label),
  interests: contactInterests,
  tours: tourProperties,
  payments: paymentProperties,
  paymentTypes,
  currencies: paymentCurrencies.map(currencyLabel),
  ...Object.fromEntries(FILTER_NAMES.map((name) => [name, Object.keys(FILTERS[name].values)])),
  services: titles(serviceDetails),
  reasons: titles(reasons),
  company: [company.founded, companyHome.tagline, ...company.offices.map(({ city }) => city)],
  hours: [company.hours, ...company.openingTimes.map(({ hours }) => hours)],
  categories: ARTICLE_CATEGORIES,
  ...Object.fromEntries(articles.map((one) => [`/${one.slug}`, [one.category, one.readMinutes]])),
};

it.each(SPECIFIED.trim().split('\n'))('has the specified %s', (line) => {
  const [name = ''] = line.split(':');
  expect(`${name}: ${onTheSite[name]?.join(', ')}`).toBe(line);
});

it('names the same services on the home page, four social links, and three testimonials with names and places', () => {
  expect(titles(services)).toEqual(onTheSite['services']);
  expect(company.social).toHaveLength(4);
  const said = testimonials.map(({ text, author, location }) => [text, author, location]);
  expect(said.map((words) => words.every(Boolean))).toEqual([true, true, true]);
});

it('lists two specified articles of each category but the last, three featured, from December 2023 to March 2025', () => {
  const specified = articles.filter(({ slug }) => SPECIFIED.includes(`\n/${slug}:`));
  expect(categoryCounts(specified.filter(({ listed }) => listed))).toEqual(
    ARTICLE_CATEGORIES.slice(0, -1).map((category) => ({ category, count: 2 })),
  );
  expect(specified.filter(({ featured }) => featured)).toHaveLength(3);
  const dates = specified.map(({ date }) => date.slice(0, 7)).sort();
  expect([dates.at(0), dates.at(-1)]).toEqual(['2023-12', '2025-03']);
});
