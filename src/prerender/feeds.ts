import { articles, listedArticles } from '../content/articles.generated';
import { company } from '../content/company';
import { articlePath } from '../domain/article-list';
import { routes } from '../routes';
import { escapeText } from './head';

/** The sitemap of all indexable pages. */
export function sitemap(siteUrl: string): string {
  const dates = new Map(articles.map((article) => [articlePath(article), article.date]));
  const urls = routes
    .filter((route) => !route.isUnlisted)
    .map(({ path }) => {
      const date = dates.get(path);
      const modified = date ? `<lastmod>${date}</lastmod>` : '';
      return `  <url><loc>${escapeText(siteUrl + path)}</loc>${modified}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** The RSS feed of the listed articles, newest first. */
export function feed(siteUrl: string): string {
  const items = listedArticles.map((article) => {
    const url = escapeText(siteUrl + articlePath(article));
    return `    <item>
      <title>${escapeText(article.title)}</title>
      <link>${url}</link>
      <guid isPermaLink="true">${url}</guid>
      <pubDate>${new Date(article.date).toUTCString()}</pubDate>
      <category>${escapeText(article.category)}</category>
      <description>${escapeText(article.excerpt)}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeText(company.name)}: blog</title>
    <link>${siteUrl}/blog</link>
    <atom:link href="${siteUrl}/blog/feed.xml" rel="self" type="application/rss+xml"/>
    <description>${escapeText(company.blurb)}</description>
    <language>en-gb</language>
${items.join('\n')}
  </channel>
</rss>
`;
}
