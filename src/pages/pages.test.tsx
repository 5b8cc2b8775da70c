import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { listedArticles } from '../content/articles.generated';
import { company } from '../content/company';
import { chatMessages } from '../content/messages';
import { categoryCounts } from '../domain/article-list';
import { whatsappLink } from '../lib/phone-link';
import { Page as About } from './about';
import { Page as Blog } from './blog';
import { Testimonials } from './home/further';
import { notFound } from './offline';
import { Page as Verify } from './texts/verify-source';
import { Page as UkInvestment } from './uk-investment';

function render(Page: React.ComponentType): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

/** A page's text without its markup. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** Matches a link by its address and label. */
function link(href: string, label: string): RegExp {
  const escaped = href.replace(/[.?*+()]/g, '\\$&').replaceAll('&', '&amp;');
  return new RegExp(`<a [^>]*href="${escaped}"[^>]*>(<svg.*?</svg>)?(<span>)?${label}`);
}

const chat = (message: string) => whatsappLink(company.whatsapp, message);

it('About states the founding year, vision, mission, values and introducer partners', () => {
  const html = render(About);
  const parts = ['Founded in 2017', 'Vision', 'Mission', 'id="values"', 'Appointed introducer'];
  for (const part of parts) expect(html).toContain(part);
  expect(html.split('The developer of')).toHaveLength(1 + 3);
  expect(html).toMatch(link(chat(chatMessages.consultation), 'Schedule Consultation'));
  expect(html).toMatch(link('/properties', 'View Properties'));
});

it('UK investment has reasons, one property, benefits and a consultation', () => {
  const html = render(UkInvestment);
  const parts = ['id="reasons"', 'id="featured-title"', 'id="benefits"'].map((part) =>
    html.indexOf(part),
  );
  expect(parts).not.toContain(-1);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  expect(html).toContain('From £210,000');
  expect(html).toMatch(link('/properties/st-pauls-birmingham', 'View Details'));
  expect(html).toMatch(link(chat(chatMessages.ukInvestment), 'Book a Consultation'));
  expect(html).toMatch(link('/calculators/stamp-duty', 'the stamp duty'));
  expect(html).toContain('href="/calculators/payment-plan?property=st-pauls-birmingham"');
});

it.each([
  ['payment-plan', 'flexible-payment-plans mortgage-alternative-financing lagos-market-outlook'],
  ['payment-plan', 'investment-strategies-2024 brexit-uk-property-impact ../texts/guides/nigeria'],
  ['stamp-duty', 'investment-strategies-2024 uk-property-guide ../texts/guides/england'],
])('the calculator %s is a link in %s', async (name, texts) => {
  for (const text of texts.split(' ')) {
    const source = await readFile(`src/content/articles/${text}.mdx`, 'utf8');
    expect(source, text).toContain(`](/calculators/${name}`);
  }
});

it('/verify says what we are not, names the FCA’s register, and says who pays us for whom', () => {
  const html = render(Verify);
  expect(html).toMatch(link('https://register.fca.org.uk', 'register.fca.org.uk'));
  const words = wordsOf(html);
  expect(words).toContain('does not authorise or regulate us');
  const [, paid = ''] = words.split(/Who pays us|What we never ask for/);
  const others = ['developer', 'solicitor', 'mortgage broker', 'letting agent', 'currency firm'];
  for (const one of others) expect(paid).toContain(one);
});

it('testimonials begin with what they are', () => {
  expect(wordsOf(render(Testimonials)).trim()).toMatch(/^Examples, not real clients\b/);
});

it('Blog lists its categories in order, with counts', () => {
  const words = wordsOf(render(Blog));
  const counts = [
    { category: 'All Categories', count: listedArticles.length },
    ...categoryCounts(listedArticles),
  ];
  expect(words).toContain(
    counts.map(({ category, count }) => `${category} ${count} articles`).join(' '),
  );
});

it('an unknown address shows the 404 page with a link home', () => {
  const html = render(notFound.Page);
  expect(wordsOf(html)).toContain('Oops! Page not found');
  expect(html).toMatch(link('/', 'Return to Home'));
});

it('every card of the blog says when it was written and when its facts were reviewed', () => {
  const words = wordsOf(render(Blog));
  for (const { title, date } of listedArticles) {
    const card = words.slice(words.lastIndexOf(title.replaceAll('&', '&amp;'))).slice(0, 400);
    expect(card, title).toMatch(`Written in ${date.slice(0, 4)} `);
    expect(card, title).toMatch(/Reviewed on \d+ \w+ 20\d\d/);
  }
});
