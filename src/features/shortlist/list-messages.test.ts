import { describe, expect, it } from 'vitest';
import { askMessage, listMessage } from './list-messages';

const citadel = {
  slug: 'citadel-views',
  title: 'Citadel Views',
  location: 'Sangotedo, Lagos',
  price: 'From ₦45M',
};
const bloom = { slug: 'bloom-towers', title: 'Bloom Towers', location: 'Ikate', price: '₦285M' };
const capital = { ...bloom, slug: 'capital-gardens', title: 'Capital Gardens' };

describe('the message to anybody', () => {
  it('names each property with its price and address, and has one link for all', () => {
    expect(listMessage([citadel, bloom], 'https://site.example')).toBe(
      [
        '2 properties from Meridian Estates',
        '',
        'Citadel Views, Sangotedo, Lagos',
        'From ₦45M',
        'https://site.example/properties/citadel-views',
        '',
        'Bloom Towers, Ikate',
        '₦285M',
        'https://site.example/properties/bloom-towers',
        '',
        'All on one page: https://site.example/shortlist?of=citadel-views,bloom-towers',
      ].join('\n'),
    );
  });

  it('about a single property has its address once', () => {
    const message = listMessage([citadel], 'https://site.example');
    expect(message).toMatch(/^1 property from/);
    expect(message.match(/https:/g)).toHaveLength(1);
  });
});

it.each([
  [[citadel], 'Citadel Views'],
  [[citadel, bloom], 'Citadel Views and Bloom Towers'],
  [[citadel, bloom, capital], 'Citadel Views, Bloom Towers and Capital Gardens'],
])('the question to us names what it is about', (properties, names) => {
  expect(askMessage(properties)).toContain(`I am interested in ${names}.`);
});
