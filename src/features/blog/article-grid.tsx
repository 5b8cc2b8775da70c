import type { Article } from '../../domain/article';
import { articlePath } from '../../domain/article-list';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { ArticleDays } from './article-days';

type Props = {
  articles: Article[];
  /** Without their excerpts, below an article. */
  isBrief?: boolean;
};

export function ArticleGrid({ articles, isBrief }: Props) {
  return (
    <ul className="grid md:grid-cols-2 md:gap-x-10 md:gap-y-14 lg:grid-cols-3" data-moving>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} isBrief={isBrief} />
        </li>
      ))}
    </ul>
  );
}

/** An article in a list: beside a small picture on phones, below a large one on wide screens. */
function ArticleCard({ article, isBrief }: { article: Article; isBrief: boolean | undefined }) {
  const { title, excerpt, category, date, reviewedOn, readMinutes, picture } = article;
  return (
    <article className="article-card">
      <Picture
        // The heading already describes the link, so an alt text would repeat it. The picture is too small to need a
        // blurred placeholder.
        picture={{ ...picture, alt: '', blur: '' }}
        sizes="(min-width: 68rem) 22rem, (min-width: 52rem) 45vw, 7rem"
      />
      <div>
        <p className="note">{`${category} · ${readMinutes} min read`}</p>
        <h3 className="subtitle mt-1.5">
          <Link className="card-link" to={articlePath(article)}>
            {title}
          </Link>
        </h3>
        {!isBrief && <p className="mt-2.5 text-muted max-md:hidden">{excerpt}</p>}
        <ArticleDays {...{ date, reviewedOn }} />
      </div>
    </article>
  );
}
