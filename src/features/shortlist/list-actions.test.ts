import { expect, it } from 'vitest';
import { askMessage, listMessage, sharedPage } from './list-actions';

const citadel = {
  slug: 'citadel-views',
  title: 'Citadel Views',
  location: 'Sangotedo, Lagos',
  told: ['Cost: From ₦45M', 'When: ask us', 'Open: papers 0 of 8 shown'],
};
const bloom = {
  slug: 'bloom-towers',
  title: 'Bloom Towers',
  location: 'Ikate',
  told: ['Cost: ₦285M', 'When: in stages', 'Open: papers 1 of 7 shown'],
};
const capital = { ...bloom, slug: 'capital-gardens', title: 'Capital Gardens' };

it('the message to anybody has the link for all first, whose card a chat shows, and three lines about each property', () => {
  expect(listMessage([citadel, bloom], 'https://site.example')).toBe(
    [
      '2 properties from Meridian Estates',
      '',
      'All on one page: https://site.example/shortlist?of=citadel-views,bloom-towers',
      '',
      'Citadel Views, Sangotedo, Lagos',
      ...citadel.told,
      'https://site.example/properties/citadel-views',
      '',
      'Bloom Towers, Ikate',
      ...bloom.told,
      'https://site.example/properties/bloom-towers',
    ].join('\n'),
  );
});

it('the message about a single property has its address once, and shares its page', () => {
  const message = listMessage([citadel], 'https://site.example');
  expect(message).toMatch(/^1 property from/);
  expect(message.match(/https:/g)).toHaveLength(1);
  expect(sharedPage([citadel]).path).toBe('/properties/citadel-views');
});

it.each([
  [[citadel], 'Citadel Views'],
  [[citadel, bloom], 'Citadel Views and Bloom Towers'],
  [[citadel, bloom, capital], 'Citadel Views, Bloom Towers and Capital Gardens'],
])('the question to us names what it is about', (properties, names) => {
  expect(askMessage(properties)).toContain(`I am interested in ${names}.`);
});
