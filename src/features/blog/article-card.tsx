import type { Article } from '../../domain/article';
import { articlePath } from '../../domain/article-list';
import { britishDate } from '../../lib/english';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';

type Props = {
  article: Article;
  /** The heading level on the card's page. */
  level: 'h2' | 'h3';
};

/** An article in a list: beside a small picture on phones, below a large one on wide screens. */
export function ArticleCard({ article, level: Heading }: Props) {
  const { title, excerpt, category, date, readMinutes, picture } = article;
  return (
    <article className="article-card">
      <Picture
        // The heading already describes the link, so an alt text would repeat it. The picture is too small to need a
        // blurred placeholder.
        picture={{ ...picture, alt: '', blur: '' }}
        sizes="(min-width: 68rem) 22rem, (min-width: 52rem) 45vw, 7rem"
        className="article-thumb"
      />
      <div>
        <p className="note">
          {category} · {readMinutes} min read
        </p>
        <Heading className="subtitle mt-1.5">
          <Link className="card-link" to={articlePath(article)}>
            {title}
          </Link>
        </Heading>
        <p className="mt-2.5 text-muted max-md:hidden">{excerpt}</p>
        <p className="note mt-2.5 max-md:hidden">
          <time dateTime={date}>{britishDate(date)}</time>
        </p>
      </div>
    </article>
  );
}
