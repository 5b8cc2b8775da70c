import type { ReactNode } from 'react';
import type { Article } from '../../domain/article';
import { articlePath } from '../../domain/article-list';
import { Carousel } from '../../ui/carousel';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';

/** From the specification. */
const SLIDE_MS = 5000;

/** A carousel of the featured articles. */
export function FeaturedArticles({ articles }: { articles: Article[] }) {
  return (
    <Carousel
      label="Featured articles"
      intervalMs={SLIDE_MS}
      slides={articles.map((article) => ({
        name: article.slug,
        render: (isFirst) => (
          <Slide article={article}>
            <Picture
              picture={{ ...article.picture, alt: '' }}
              sizes="(min-width: 68rem) 42rem, 100vw"
              priority={isFirst}
              className="aspect-[16/10] w-full self-start object-cover"
            />
          </Slide>
        ),
        // The text is rendered from the start: it contains links, and it determines the slide's height.
        placeholder: (
          <Slide article={article}>
            <div
              className="aspect-[16/10] w-full self-start"
              style={{ backgroundColor: article.picture.color }}
            />
          </Slide>
        ),
      }))}
    />
  );
}

/** A picture with the article's text below, or beside it where there is room. */
function Slide({ article, children }: { article: Article; children: ReactNode }) {
  const { title, excerpt, category, readMinutes } = article;
  return (
    <article className="relative mx-auto max-w-[78rem] lg:grid lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16 lg:px-10">
      {children}
      <div className="px-(--gutter) pt-4 pb-2 md:px-10 lg:p-0">
        <p className="note">
          {category} · {readMinutes} min read
        </p>
        <h2 className="title mt-2">
          <Link className="card-link" to={articlePath(article)}>
            {title}
          </Link>
        </h2>
        <p className="mt-3 max-w-prose text-muted md:mt-4">{excerpt}</p>
      </div>
    </article>
  );
}
