import { ArrowLeft } from 'lucide';
import type { Article } from '../../domain/article';
import { articlePath, categorySlug } from '../../domain/article-list';
import { withoutPreview } from '../../domain/picture';
import { britishDate } from '../../lib/english';
import { Figure } from '../../ui/figure';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
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
