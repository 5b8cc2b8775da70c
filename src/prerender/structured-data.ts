import { articles } from '../content/articles.generated';
import { company } from '../content/company';
import questionsFromAbroad from '../content/faq-abroad.yaml';
import { properties } from '../content/properties';
import type { Answers, Questions } from '../domain/answers';
import type { Article } from '../domain/article';
import { articlePath } from '../domain/article-list';
import { callHoursOf } from '../domain/office';
import { nairaAmounts } from '../domain/priced-text';
import type { Property } from '../domain/property';
import { propertyPath } from '../domain/property-facts';

/** The property or article that a page is about, and the questions that it answers. */
export type Subject = {
  property?: Property | undefined;
  article?: Article | undefined;
  questions?: Questions | undefined;
};

const answers = import.meta.glob<Answers>('../content/answers/*.yaml', {
  eager: true,
  import: 'default',
});

/** The subject of an address, used for all machine-readable data. */
export function subjectOf(path: string): Subject {
  const property = properties.find((one) => propertyPath(one) === path);
  const answered = property && answers[`../content/answers/${property.slug}.yaml`];
  return {
    property,
    questions: path === '/guides' ? questionsFromAbroad : answered?.faq,
    article: articles.find((article) => articlePath(article) === path),
  };
}

type Thing = { '@type': string; [name: string]: unknown };

/** What structured data contains about every page. */
export type PageFacts = {
  /** The absolute address. */
  url: string;
  siteUrl: string;
  /** The absolute address of its preview image. */
  image: string;
  /** The breadcrumb trail, from the home page to the page itself. */
  trail: { name: string; url: string }[];
};

/** A page's schema.org data. */
export function structuredData(
  { property, article, questions }: Subject,
  facts: PageFacts,
): Thing[] {
  if (facts.trail.length === 1) return [organization(facts.siteUrl), website(facts.siteUrl)];
  return [
    ...(property ? [listing(property, facts)] : []),
    ...(questions ? [questionsPage(questions)] : []),
    ...(article ? [posting(article, facts)] : []),
    breadcrumbs(facts),
  ];
}

const organizationNamed = (siteUrl: string) => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: company.name,
});

function organization(siteUrl: string): Thing {
  return {
    ...organizationNamed(siteUrl),
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    description: company.blurb,
    foundingDate: String(company.founded),
    email: company.email,
    sameAs: company.social.map(({ url }) => url),
    department: company.offices.map(({ city, address, phone }) => ({
      '@type': 'RealEstateAgent',
      name: `${company.name}, ${city}`,
      url: `${siteUrl}/`,
      image: `${siteUrl}/icons/icon-512.png`,
      telephone: phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address[0],
        addressLocality: city,
        addressCountry: address.at(-1)?.split(', ').at(-1),
      },
      openingHours: [`Mo-Fr ${callHoursOf(1)?.join('-')}`, `Sa ${callHoursOf(6)?.join('-')}`],
    })),
  };
}

function website(siteUrl: string): Thing {
  return {
    '@type': 'WebSite',
    name: company.name,
    url: `${siteUrl}/`,
    publisher: { '@id': `${siteUrl}/#organization` },
    inLanguage: 'en-GB',
  };
}

function listing(property: Property, { url, siteUrl, image }: PageFacts): Thing {
  const { title, subtitle, summary, location, type } = property;
  const offers = offer(property);
  return {
    '@type': 'RealEstateListing',
    name: title,
    headline: `${subtitle} in ${location}`,
    description: summary,
    url,
    image,
    provider: organizationNamed(siteUrl),
    about: {
      '@type': type === 'land' ? 'Landform' : 'Residence',
      name: title,
      address: { '@type': 'PostalAddress', addressLocality: location },
    },
    ...(offers && { offers }),
  };
}

/** An offer in the contract's currency, if the page names a price ("Contact for pricing" is not one). */
function offer(property: Property): Thing | undefined {
  const { price, priceRange, listPrice, status } = property;
  if (!/\d/.test(price)) return undefined;
  const { currency, ...range } = nairaAmounts(property) ?? priceRange ?? listPrice;
  const availability = `https://schema.org/${status === 'pre-launch' ? 'PreOrder' : 'InStock'}`;
  const terms = { priceCurrency: currency, availability };
  if ('from' in range) {
    return { '@type': 'AggregateOffer', lowPrice: range.from, highPrice: range.to, ...terms };
  }
  return range.isFrom
    ? { '@type': 'AggregateOffer', lowPrice: range.amount, ...terms }
    : { '@type': 'Offer', price: range.amount, ...terms };
}

function questionsPage(questions: Questions): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function posting(article: Article, { url, siteUrl, image }: PageFacts): Thing {
  const { title, date, reviewedOn, author, category } = article;
  return {
    '@type': 'BlogPosting',
    headline: title,
    image,
    datePublished: date,
    dateModified: reviewedOn,
    author: { '@type': 'Organization', name: author, url: `${siteUrl}/about` },
    publisher: organizationNamed(siteUrl),
    mainEntityOfPage: url,
    articleSection: category,
    inLanguage: 'en-GB',
  };
}

function breadcrumbs({ trail }: PageFacts): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** As a data block, which the Content-Security-Policy allows because it isn't executed. */
export function jsonLd(things: Thing[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // A `</script>` in a text would close the block.
  return `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`;
}
