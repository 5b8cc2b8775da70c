import { subjectOf } from './subject';

/** The picture that a shared link shows: an original of `media/`, with words under it. */
export type Card = { name: string; picture: string; title: string; line: string };

/** Pages that are about no single thing have a picture chosen for them. */
const PICTURES: Record<string, string> = {
  '/about': 'office-lagos',
  '/services': 'viewing-day',
  '/properties': 'bloom-towers-1',
  '/uk-investment': 'st-pauls-1',
  '/blog': 'article-lagos-skyline',
};

/** The card of a page. */
export function cardOf(path: string, pageTitle: string): Card {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  const subject = subjectOf(path);
  switch (subject.kind) {
    case 'property': {
      const { title, location, price, pictures } = subject.property;
      return { name, picture: pictures[0]?.name ?? 'hero', title, line: `${location} · ${price}` };
    }
    case 'article': {
      const { title, category, readMinutes, picture } = subject.article;
      return { name, picture: picture.name, title, line: `${category} · ${readMinutes} min read` };
    }
    case 'page':
      return {
        name,
        picture: PICTURES[path] ?? 'hero',
        title: shortTitle(pageTitle),
        line: 'Lagos and London',
      };
  }
}

/** A page's title without the company's name, which stands on the card anyway. */
export function shortTitle(title: string): string {
  return title
    .replace(/ \| Meridian Estates$/, '')
    .replace(/^Meridian Estates: (.)/, (_, first) => String(first).toUpperCase());
}
