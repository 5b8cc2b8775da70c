import { brand, untitled } from '../content/brand';
import { properties } from '../content/properties';
import { planText } from '../domain/compared';
import { fullPriceText, listPriceText } from '../domain/listing';
import { capitalized, lowered } from '../lib/english';
import { subjectOf } from './structured-data';

/** A social preview image: originals from `media/` side by side, above a title, a line beside the name, and some below. */
export type PreviewCard = {
  name: string;
  pictures: string[];
  title: string;
  line: string;
  below?: string;
  /** What a chat writes under the card of a page that says nothing of itself to search engines. */
  description?: string;
};

/** Hand-picked pictures for pages without a property or article. */
const PICTURES: Record<string, string> = {
  '/about': 'office-lagos',
  '/services': 'viewing-day',
  '/properties': 'bloom-towers-1',
  '/uk-investment': 'st-pauls-1',
  '/blog': 'article-lagos-skyline',
};

/** What a shared list may contain stands only in its address, which a static host does not read: one card fits them all. */
const LISTS: Record<string, string> = {
  '/shortlist': 'A shortlist of homes and land',
  '/compare': 'Homes and land compared',
};

export function cardOf(path: string, pageTitle: string): PreviewCard {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  const { property, article } = subjectOf(path);
  if (property) {
    const { title, location, pictures } = property;
    return {
      name,
      pictures: [pictures[0]?.name ?? 'hero'],
      title,
      line: `${location} · ${planText(property)}`,
      below: fullPriceText(property),
    };
  }
  if (article) {
    const { title, category, readMinutes, picture } = article;
    return { name, pictures: [picture.name], title, line: `${category} · ${readMinutes} min read` };
  }
  const list = LISTS[path];
  if (list) {
    return {
      name,
      pictures: properties.map(({ pictures }) => pictures[0]?.name ?? 'hero'),
      title: list,
      line: 'Lagos and Birmingham',
      below: properties
        .map((one) => `${one.title} · ${lowered(listPriceText(one))} · ${lowered(planText(one))}`)
        .join('\n'),
      description: `From among these: ${properties.map((one) => `${one.title}, ${lowered(listPriceText(one))}`).join('; ')}`,
    };
  }
  const picture = PICTURES[path] ?? 'hero';
  return { name, pictures: [picture], title: shortTitle(pageTitle), line: 'Lagos and London' };
}

/** A page's title without the company's name, which the card shows anyway. */
export function shortTitle(title: string): string {
  const prefix = `${brand.name}: `;
  return title.startsWith(prefix) ? capitalized(title.slice(prefix.length)) : untitled(title);
}
