import { ArrowLeft } from 'lucide';
import type { Article } from '../../domain/article';
import { articlePath, categorySlug } from '../../domain/article-list';
import type { Fact } from '../../domain/fact';
import { withoutPreview } from '../../domain/picture';
import { britishDate } from '../../lib/english';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Figure } from '../../ui/picture';
import { ShareButton } from '../../ui/share-button';

export function ArticleHeader({ article }: { article: Article }) {
  const { title, excerpt, category, author, date, reviewedOn, readMinutes, picture } = article;
  return (
    <header className="wrap mb-3">
      <p className="pt-3 md:pt-6">
        <Link className="action" to="/blog">
          <Icon drawing={ArrowLeft} />
          Back to Blog
        </Link>
      </p>
      <div className="pt-4 pb-8 md:pt-8 md:pb-14 article-head">
        <p>
          <Link
            className="button button-line min-h-12 px-3 text-note"
            to={`/blog?category=${categorySlug(category)}`}
          >
            {category}
          </Link>
        </p>
        {/* The title is a sentence, so it is one size smaller than other page titles. */}
        <h1 className="mt-4 max-w-[22ch] text-headline leading-[1.06] tracking-[-0.018em]">
          {title}
        </h1>
        <p className="lead mt-4 text-muted md:mt-6">{excerpt}</p>
        <p className="note mt-5">
          {/* On phones the author has a line of their own, so that no separator is left dangling. */}
          <span className="max-sm:block">{`By ${author}`}</span>
          <span aria-hidden="true" className="max-sm:hidden">
            {' · '}
          </span>
          <time dateTime={date} className="whitespace-nowrap">
            {britishDate(date)}
          </time>
          <span aria-hidden="true"> · </span>
          <span className="whitespace-nowrap">{`${readMinutes} min read`}</span>
          <time dateTime={reviewedOn} className="block">
            {`Reviewed on ${britishDate(reviewedOn)}`}
          </time>
        </p>
        <p className="mt-1">
          <ShareButton title={title} path={articlePath(article)} />
        </p>
      </div>
      <Figure
        picture={withoutPreview(picture)}
        sizes="(min-width: 78rem) 73rem, 100vw"
        priority
        className="article-picture"
      />
    </header>
  );
}

type Props = Pick<Article, 'reviewedOn'> & { changes: Fact[] };

/** What has changed in law or markets since an article was published, with sources. One line until it is opened. */
export function Changes({ reviewedOn, changes }: Props) {
  return (
    <aside aria-labelledby="changes" className="wrap">
      <details className="folded-part max-w-prose">
        <summary>
          <h2 id="changes" className="inline font-sans font-semibold">
            What has changed since
          </h2>
        </summary>
        <ul className="rules">
          {changes.map(({ id, figure, statement, source }) => (
            <li key={id}>
              {figure && <p className="title figures font-serif">{figure}</p>}
              <p>{statement}</p>
              <p className="note mt-1">Source: {source}.</p>
            </li>
          ))}
        </ul>
        <p className="note">Reviewed on {britishDate(reviewedOn)}</p>
      </details>
    </aside>
  );
}
