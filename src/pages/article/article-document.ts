/** An article as the build has written it. */
export type ArticleDocument = { title: string; description: string; html: string };

/**
 * An article from its document: from the one that is open, or else fetched, which the worker answers without a network.
 * So an article's words are on the site once, and no script carries them.
 * @throws when the article can't be had
 */
export async function loadDocument(slug: string): Promise<ArticleDocument> {
  const article = readArticle(document, slug) ?? readArticle(await fetchDocument(slug), slug);
  // A hotspot answers every address with its own page.
  if (!article) throw new Error(`The document of ${slug} is not that article.`);
  return article;
}

function readArticle(page: Document, slug: string): ArticleDocument | undefined {
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
