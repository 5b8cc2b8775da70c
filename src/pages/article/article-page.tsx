import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkToFollow } from '../../lib/link-to-follow';
import type { PageModule } from '../page-module';

/** The article page in the browser, taken from its document. */
export async function articlePage(slug: string): Promise<PageModule> {
  const { html, ...meta } = await loadDocument(slug);
  return {
    meta,
    // biome-ignore lint/correctness/noComponentHookFactories: a page's module is created once per visit
    Page: () => <FinishedArticle slug={slug} html={html} />,
  };
}

/** Shows the prerendered HTML as it is, so that no script has a second copy; the router follows its links. */
function FinishedArticle({ slug, html }: { slug: string; html: string }) {
  const navigate = useNavigate();

  const followLink = (event: MouseEvent) => {
    const anchor = event.target instanceof Element && event.target.closest('a');
    const to = anchor && linkToFollow(event, anchor, location.origin);
    if (!to) return;
    event.preventDefault();
    // Following a link to the current address must not add a history entry.
    navigate(to, { replace: to === location.pathname + location.search + location.hash });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: clicks come from the links inside, by keyboard as well
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      data-article={slug}
      onClick={followLink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this site's own prerendered HTML
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

/** Reads an article from the open document, or from one that it fetches (from the worker, if offline). */
async function loadDocument(slug: string) {
  const article = readArticle(document, slug) ?? readArticle(await fetchDocument(slug), slug);
  // A captive portal answers every address with its own page.
  if (!article) throw new Error(`The document of ${slug} is not that article.`);
  return article;
}

function readArticle(page: Document, slug: string) {
  const article = page.querySelector(`[data-article="${slug}"]`);
  if (!article) return undefined;
  const description = page.querySelector<HTMLMetaElement>('meta[name="description"]');
  return {
    title: page.title,
    description: description?.content ?? '',
    html: article.innerHTML,
  };
}

async function fetchDocument(slug: string): Promise<Document> {
  const response = await fetch(`/blog/${slug}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
