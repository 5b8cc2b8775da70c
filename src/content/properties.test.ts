import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listingOf, listingOfTheDayOf, listPriceText } from '../domain/listing';
import { propertyFacts, statusText } from '../domain/property-facts';
import { searchWords } from '../domain/property-search';
import { listingOfTheDay } from './listing-of-the-day.generated';
import { listings } from './listings.generated';
import { listedProperties, properties, propertyOf, propertyOfTheDay } from './properties';
import { rates } from './rates';
import { propertyWords } from './search-words.generated';

const citadelViews = propertyOf('citadel-views');
const bloomTowers = propertyOf('bloom-towers');
const capitalGardens = propertyOf('capital-gardens');
const stPaulsBirmingham = propertyOf('st-pauls-birmingham');
const brumHeight7 = propertyOf('brum-height-7');

describe('the list', () => {
  it('starts with four developments and their prices, in this order', () => {
    const prices = listedProperties.map((property) => [property.slug, listPriceText(property)]);
    expect(prices.slice(0, 4)).toEqual([
      ['citadel-views', 'From ₦45M for a shell'],
      ['bloom-towers', '₦285M for two bedrooms'],
      ['capital-gardens', 'From ₦63M'],
      ['st-pauls-birmingham', 'From £210k'],
    ]);
  });

  it('singles out Brum Height 7', () => {
    expect(propertyOfTheDay).toBe(brumHeight7);
    expect(listedProperties).not.toContain(brumHeight7);
  });

  it('is built from the properties themselves', () => {
    expect(listings).toEqual(listedProperties.map((property) => listingOf(property, rates)));
    expect(listingOfTheDay).toEqual(listingOfTheDayOf(propertyOfTheDay, rates));
    for (const property of properties) {
      expect(propertyWords[property.slug]).toBe(searchWords(property, listPriceText(property)));
    }
    expect(Object.keys(propertyWords)).toHaveLength(properties.length);
  });

  it('has a badge for every status but available', () => {
    const specified = [...listedProperties.slice(0, 4), propertyOfTheDay];
    const badges = specified.map(({ status }) => statusText(status));
    expect(badges).toEqual([null, 'Pre-launch', null, 'Mortgage available', null]);
  });
});

it('identifies each property by its file name, which is its slug', () => {
  const files = readdirSync('src/content/properties').map((file) => parse(file).name);
  expect(files.sort()).toEqual(properties.map(({ slug }) => slug).sort());
});

describe('the figures', () => {
  it.each([
    [citadelViews, 'Contact for pricing', 'From ₦45M for a shell', 'Agreed with your offer'],
    [bloomTowers, '$135,000–$750,000', 'Offices $2,800 per sqm', '30%'],
    [capitalGardens, '₦63M–₦129M', undefined, 'Depends on your plan'],
    [
      stPaulsBirmingham,
      'From £210,000',
      'Rental yield 8–10% gross, the developer’s estimate',
      '£5,000 reservation fee',
    ],
    [brumHeight7, '₦270M', 'One-off payment ₦250M', '20%'],
  ])('$slug: price and deposit', (property, price, priceNote, deposit) => {
    expect(property.price).toBe(price);
    expect(property.priceNote).toBe(priceNote);
    expect(property.paymentPlan.deposit).toBe(deposit);
  });

  it('Capital Gardens: three plots, three ways to pay', () => {
    expect(capitalGardens.paymentPlan.table).toEqual({
      columns: ['Plot', 'Outright', '6 months', '12 months'],
      rows: [
        ['300 sqm', '₦63M', '₦65M', '₦70M'],
        ['400 sqm', '₦79M', '₦82M', '₦89M'],
        ['600 sqm', '₦111M', '₦121M', '₦129M'],
      ],
    });
  });

  it('Bloom Towers: apartments and offices', () => {
    expect(bloomTowers.subtitle).toBe('Twin towers of 21 and 19 floors');
    expect(bloomTowers.paymentPlan.table).toEqual({
      columns: ['Terms', 'Apartment', 'Office'],
      rows: [
        ['Price', '$135,000–$750,000', '$2,800 per sqm'],
        ['Deposit', '30%', '30%'],
        ['Time to pay', '24 months', '24 months'],
      ],
    });
    const facts = propertyFacts(bloomTowers.specifications);
    expect(facts).toContainEqual({ label: 'Bedrooms', value: '1–3' });
    expect(facts).toContainEqual({ label: 'Bathrooms', value: '1–2' });
  });

  it('Brum Height 7: over 10 months or at once', () => {
    expect(brumHeight7.paymentPlan.table).toEqual({
      columns: ['Terms', '10-month plan', 'One-off'],
      rows: [
        ['Price', '₦270M', '₦250M'],
        ['Initial deposit', '20%, ₦54M', 'None'],
        ['Time to pay', '10 months', 'At once'],
      ],
    });
  });

  it('No. 30 St Paul’s: three payments', () => {
    expect(stPaulsBirmingham.paymentPlan.table).toEqual({
      columns: ['When', 'You pay', 'At £210,000'],
      rows: [
        ['Reservation', '£5,000', '£5,000'],
        ['Exchange', '10%', '£21,000'],
        ['Completion', 'Balance', '£184,000, if the fee counts towards the price'],
      ],
    });
    expect(stPaulsBirmingham.specifications.size).toMatch(/^450–750 sq ft/);
  });
});
