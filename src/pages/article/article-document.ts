/** An article as prerendered by the build. */
export type ArticleDocument = { title: string; description: string; html: string };

/**
 * Reads an article from its document: the open one, or one fetched (from the worker, if offline). That way no script
 * contains a second copy of the text.
 * @throws if the article can't be loaded
 */
export async function loadDocument(slug: string): Promise<ArticleDocument> {
  const article = readArticle(document, slug) ?? readArticle(await fetchDocument(slug), slug);
  // A captive portal answers every address with its own page.
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
