import type { Article } from '../../domain/article';
import { type ArticleCategory, articlePath, categorySlug } from '../../domain/article-list';
import { britishDate } from '../../lib/english';
import { Carousel, SlidePicture } from '../../ui/carousel';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';

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

/** The year an article was written in, and the day its facts were last reviewed: law and markets change in between. */
function ArticleDays({ date, reviewedOn }: Pick<Article, 'date' | 'reviewedOn'>) {
  return (
    <p className="note mt-2.5 flex flex-wrap gap-x-4">
      <time dateTime={date}>{`Written in ${date.slice(0, 4)}`}</time>{' '}
      <time dateTime={reviewedOn}>{`Reviewed on ${britishDate(reviewedOn)}`}</time>
    </p>
  );
}

/** From the specification. */
const SLIDE_MS = 5000;

export function FeaturedArticles({ articles }: { articles: Article[] }) {
  return (
    <Carousel label="Featured articles" intervalMs={SLIDE_MS}>
      {articles.map((article) => (
        <Slide key={article.slug} article={article} />
      ))}
    </Carousel>
  );
}

/** A picture with the article's text below, or beside it where there is room. */
function Slide({ article }: { article: Article }) {
  const { title, excerpt, category, date, reviewedOn, readMinutes, picture } = article;
  return (
    <article className="relative mx-auto max-w-[78rem] lg:grid lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16 lg:px-10">
      <SlidePicture
        picture={{ ...picture, alt: '' }}
        sizes="(min-width: 68rem) 42rem, 100vw"
        priority
        className="aspect-[16/10] w-full self-start object-cover"
      />
      <div className="px-(--gutter) pt-4 pb-2 md:px-10 lg:p-0">
        <p className="note">{`${category} · ${readMinutes} min read`}</p>
        <h2 className="title mt-2">
          <Link className="card-link" to={articlePath(article)}>
            {title}
          </Link>
        </h2>
        <p className="mt-3 max-w-prose text-muted md:mt-4">{excerpt}</p>
        <ArticleDays {...{ date, reviewedOn }} />
      </div>
    </article>
  );
}

type CategoryFilterProps = {
  /** The number of articles in all categories. */
  total: number;
  categories: { category: ArticleCategory; count: number }[];
  chosen: ArticleCategory | undefined;
};

/** The categories with their counts. They are links, so that a choice can be shared and undone with the back button. */
export function CategoryFilter({ total, categories, chosen }: CategoryFilterProps) {
  const choices = [
    { name: 'All Categories', count: total, to: '/blog', isChosen: chosen === undefined },
    ...categories.map(({ category, count }) => ({
      name: category,
      count,
      to: `/blog?category=${categorySlug(category)}`,
      isChosen: category === chosen,
    })),
  ];
  return (
    <nav aria-label="Categories">
      {/* On phones, one line that scrolls sideways and fades out at the edges. */}
      <ul className="fading -mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) pt-1 pb-5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0 md:pb-10">
        {choices.map(({ name, count, to, isChosen }) => (
          <li key={name}>
            <Link className="category" to={to} aria-current={isChosen ? 'true' : undefined}>
              {`${name} `}
              <span className="figures font-normal">{count}</span>
              <span className="sr-only">{count === 1 ? ' article' : ' articles'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
