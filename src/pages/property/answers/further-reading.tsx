import { articles } from '../../../content/articles.generated';
import { articlePath } from '../../../domain/article-list';
import { ArrowLink } from '../../../ui/link';

/** Articles on how such a home is built. */
export function FurtherReading({ slugs }: { slugs: string[] }) {
  return (
    <ul className="rules">
      {slugs.map((slug) => {
        const article = articles.find((one) => one.slug === slug);
        if (!article) throw new Error(`There is no article ${slug}.`);
        return (
          <li key={slug}>
            <p className="text-muted">{article.excerpt}</p>
            <ArrowLink className="action" to={articlePath(article)}>
              {article.title}
            </ArrowLink>
          </li>
        );
      })}
    </ul>
  );
}
