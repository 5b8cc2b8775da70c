import { brand, untitled } from '../content/brand';
import { subjectOf } from './subject';

/** A social preview image: an original from `media/` with a title and a line below it. */
export type PreviewCard = { name: string; picture: string; title: string; line: string };

/** Hand-picked pictures for pages without a property or article. */
const PICTURES: Record<string, string> = {
  '/about': 'office-lagos',
  '/services': 'viewing-day',
  '/properties': 'bloom-towers-1',
  '/uk-investment': 'st-pauls-1',
  '/blog': 'article-lagos-skyline',
};

export function cardOf(path: string, pageTitle: string): PreviewCard {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  const { property, article } = subjectOf(path);
  if (property) {
    const { title, location, price, pictures } = property;
    return { name, picture: pictures[0]?.name ?? 'hero', title, line: `${location} · ${price}` };
  }
  if (article) {
    const { title, category, readMinutes, picture } = article;
    return { name, picture: picture.name, title, line: `${category} · ${readMinutes} min read` };
  }
  const picture = PICTURES[path] ?? 'hero';
  return { name, picture, title: shortTitle(pageTitle), line: 'Lagos and London' };
}

/** A page's title without the company's name, which the card shows anyway. */
export function shortTitle(title: string): string {
  const prefix = `${brand.name}: `;
  if (!title.startsWith(prefix)) return untitled(title);
  const rest = title.slice(prefix.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
