import type { Article } from '../../domain/article';
import { articlePath } from '../../domain/article-list';
import { Carousel, SlidePicture } from '../../ui/carousel';
import { Link } from '../../ui/link';
import { ArticleDays } from './article-days';

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
