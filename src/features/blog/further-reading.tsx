import type { Article } from '../../domain/article';
import { ArticleCard } from './article-card';

type Props = {
  id: string;
  title: string;
  articles: Article[];
  /** Set after a section with the quiet background: two of those in a row would merge. */
  onPaper?: boolean;
};

/** Related articles at the end of a page. */
export function FurtherReading({ id, title, articles, onPaper = false }: Props) {
  return (
    <section aria-labelledby={id} className={onPaper ? undefined : 'bg-quiet'}>
      <div className="wrap section">
        <h2 id={id} className="title mb-6 md:mb-10">
          {title}
        </h2>
        <ul className="article-grid">
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} level="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
