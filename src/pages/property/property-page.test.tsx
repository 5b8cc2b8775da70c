import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { company } from '../../content/company';
import { properties } from '../../content/properties';
import type { OfferedProperty } from '../../content/property-names';
import { rates } from '../../content/rates';
import unitsForSale from '../../content/units.yaml';
import { propertyHeadOf } from '../../domain/property-head';
import { whatsappLink } from '../../lib/phone-link';
import { PropertyPage } from './property-page';
import { storyFromSource } from './story';

async function pageOf(property: OfferedProperty): Promise<string> {
  const { slug } = property;
  const Story = await storyFromSource(slug);
  return renderToStaticMarkup(
    <MemoryRouter>
      <PropertyPage
        property={{ ...propertyHeadOf(property, rates, unitsForSale), slug }}
        Story={Story}
      />
    </MemoryRouter>,
  );
}

/** The chat addresses behind all links with this label. */
function chatsOf(html: string, label: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(https:\/\/wa\.me[^"]*)"[^>]*>(.*?)<\/a>/g)].flatMap(
    ([, href, text]) => (href && text?.includes(label) ? [href] : []),
  );
}

const chat = (message: string) => whatsappLink(company.whatsapp, message);

const pages = await Promise.all(
  properties.map(async (property) => ({ property, html: await pageOf(property) })),
);

const htmlOf = (slug: string) => pages.find(({ property }) => property.slug === slug)?.html;

describe.each(pages.map(({ property, html }) => [property.slug, property, html] as const))(
  '%s',
  (_, property, html) => {
    it('has the specified parts, with pictures and price first', () => {
      const parts = [
        `aria-label="Pictures of ${property.title}"`,
        `>${property.title}</h1>`,
        property.slug === 'brum-height-7' ? '>Price</dt>' : 'Starting Price',
        'Initial deposit',
        'WhatsApp Now',
        'max-lg:hidden">+',
        'Book Inspection',
        '>Units</h2>',
        '>About</h2>',
        '>Specifications</h4>',
        '>Features and Amenities</h4>',
        '>Where it is</h2>',
        '>Nearby Landmarks</h3>',
        '>Payment Plan</h2>',
        '>What you own, and when</h4>',
        '>If the handover is late</h4>',
        '>All the costs</h3>',
        '>Papers and progress</h2>',
        '>What has been built</h3>',
        '>Who builds, who sells, and who pays us</h3>',
        '>Questions</h2>',
        '>Need More Information?</h3>',
        'Chat with Expert',
        '>Tell me when this changes</h3>',
      ].map((part) => html.indexOf(part));
      expect(parts).not.toContain(-1);
      expect(parts).toEqual([...parts].sort((a, b) => a - b));
    });

    it('has every chapter that its bar leads to, and in that on payment the calculators', () => {
      const bar = /<nav[^>]*aria-label="Chapters".*?<\/nav>/s.exec(html)?.[0] ?? '';
      const targets = [...bar.matchAll(/href="[^"#]*#(\w+)"/g)].map(([, id]) => id);
      expect(targets).toEqual(['units', 'pictures', 'place', 'payment', 'papers', 'questions']);
      for (const id of targets) expect(html.split(` id="${id}"`)).toHaveLength(2);
      const [, payment = ''] = html.split(/ id="(?:payment|papers)"/);
      const to = [...payment.matchAll(/href="\/calculators\/([^"]*)"/g)].map(([, path]) => path);
      const tax = 'stamp-duty?price=210000&amp;additional=1&amp;non_resident=1&amp;property=';
      const { slug } = property;
      const isBritish = slug === 'st-pauls-birmingham';
      expect(to).toEqual([`payment-plan?property=${slug}`, ...(isBritish ? [tax + slug] : [])]);
    });

    it('has rooms in its plans that lead to pictures of the page', () => {
      const story = property.story.map(({ picture }) => picture.name);
      const links = [...html.matchAll(/<svg[^>]*><a [^>]*data-picture="([^"]*)"/g)];
      for (const [, name] of links) expect(story).toContain(name);
      expect(links.length > 0).toBe(property.story.some(({ room }) => room));
      for (const [plan] of html.matchAll(/<figure class="floor-plan.*?<\/figure>/gs)) {
        expect(plan.includes('A tap on an underlined room')).toBe(plan.includes('data-picture'));
      }
    });

    it('says beside its price what its list of units says', () => {
      const counts = [...html.matchAll(/data-count="true">([^<]*)</g)].map(([, text]) => text);
      expect(counts).toEqual([counts[0], counts[0]]);
      expect(html.includes('>Example units<')).toBe(unitsForSale.isExample);
      expect(counts[0]).toMatch(/^\d+ of \d+ available$/);
      expect(html.includes(' the floor and 0')).toBe(/data-unit="\w+-\d/.test(html));
    });

    it('opens chats with the specified inspection message and the property’s own', () => {
      expect(chatsOf(html, 'Book Inspection')).toEqual([
        chat(
          `I would like to book an inspection for ${property.title}. Please let me know available dates and times.`,
        ),
      ]);
      const own = [chat(property.whatsappMessage)];
      expect(chatsOf(html, 'WhatsApp Now')).toEqual(own);
      expect(chatsOf(html, 'Chat with Expert')).toEqual(own);
    });

    it('lists every term, feature and landmark', () => {
      const { paymentPlan, features, landmarks } = property;
      for (const line of [...paymentPlan.terms, ...features, ...landmarks]) {
        expect(html).toContain(line);
      }
    });
  },
);

it('only Brum Height 7 has a 3D tour', () => {
  const withTour = pages.filter(({ html }) => html.includes('Explore in 3D'));
  expect(withTour.map(({ property }) => property.slug)).toEqual(['brum-height-7']);
});

it('Citadel Views asks for the price of a finished home, and names that of a shell', () => {
  expect(htmlOf('citadel-views')).toMatch(/Contact for pricing.*of a finished home/s);
  expect(htmlOf('citadel-views')).toContain('From ₦45M for a shell');
});

it('Bloom Towers says its range in the contract’s naira as well, with the rate’s day', () => {
  const html = htmlOf('bloom-towers') ?? '';
  expect(html).toContain('$135,000–$750,000');
  expect(html).toContain('About ₦202.5M–₦1.125 billion at the rate of 1 November 2026');
  expect(html).toContain('not lawful in Nigeria');
});
