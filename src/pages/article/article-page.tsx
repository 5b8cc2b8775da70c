import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkToFollow } from '../../lib/link-to-follow';
import type { PageModule } from '../page-module';
import { loadDocument } from './article-document';

/** The page of an article in the browser, as its document has it. */
export async function articlePage(slug: string): Promise<PageModule> {
  const { html, ...meta } = await loadDocument(slug);
  return {
    meta,
    // biome-ignore lint/correctness/noComponentHookFactories: a page's module is made once a visit and kept
    Page: () => <FinishedArticle slug={slug} html={html} />,
  };
}

/**
 * What the build has finished and needs no script: React takes it over as it stands, without a second copy of its
 * words. Its links are followed as the site's own.
 */
function FinishedArticle({ slug, html }: { slug: string; html: string }) {
  const navigate = useNavigate();

  const followLink = (event: MouseEvent) => {
    const anchor = event.target instanceof Element && event.target.closest('a');
    const to = anchor && linkToFollow(event, anchor, location.origin);
    if (!to) return;
    event.preventDefault();
    // The same page once more is not another step to go back.
    navigate(to, { replace: to === location.pathname + location.search + location.hash });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked, by the keyboard as well
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      data-article={slug}
      onClick={followLink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML, from this site
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
