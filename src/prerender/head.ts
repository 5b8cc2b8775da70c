import { company } from '../content/company';
import type { PageMeta } from '../pages/page-module';
import { shortTitle } from './card';
import type { PageFacts, Subject } from './structured-data';

/** The size of every preview image, in pixels. */
const CARD_SIZE = { width: 1200, height: 630 };

/** The head of a page that others find and pass on: metadata for search engines and link previews, and the feed. */
export function headTags(meta: PageMeta, { article }: Subject, facts: PageFacts): string {
  return [
    tag('meta', { name: 'description', content: meta.description }),
    ...(meta.keywords ? [tag('meta', { name: 'keywords', content: meta.keywords })] : []),
    tag('link', { rel: 'canonical', href: facts.url }),
    tag('link', {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${company.name}: blog`,
      href: '/blog/feed.xml',
    }),
    tag('meta', { name: 'robots', content: 'max-image-preview:large' }),
    ...propertyTags({ 'og:type': article ? 'article' : 'website', 'og:url': facts.url }),
    ...previewTags({
      title: shortTitle(meta.title),
      description: meta.description,
      image: facts.image,
    }),
    ...(article
      ? propertyTags({
          'article:published_time': article.date,
          'article:section': article.category,
        })
      : []),
  ].join('\n    ');
}

/**
 * The head of a page that must not be indexed.
 * @param preview the card of a page that people send each other nevertheless. It names no address: what is in a list stands in
 * the link that was sent.
 */
export function unlistedHeadTags(meta: PageMeta, preview?: Preview): string {
  return [
    tag('meta', { name: 'description', content: meta.description }),
    tag('meta', { name: 'robots', content: 'noindex' }),
    ...(preview ? previewTags(preview) : []),
  ].join('\n    ');
}

type Preview = { title: string; description: string; image: string };

/** What a chat shows of a link. */
function previewTags({ title, description, image }: Preview): string[] {
  return [
    ...propertyTags({
      'og:site_name': company.name,
      'og:locale': 'en_GB',
      'og:title': title,
      'og:description': description,
      'og:image': image,
      'og:image:width': String(CARD_SIZE.width),
      'og:image:height': String(CARD_SIZE.height),
    }),
    // X reads the rest from Open Graph.
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

function propertyTags(tags: Record<string, string>): string[] {
  return Object.entries(tags).map(([property, content]) => tag('meta', { property, content }));
}

function tag(name: string, attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeText(value)}"`);
  return `<${name} ${pairs.join(' ')}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML and XML, including double-quoted attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
