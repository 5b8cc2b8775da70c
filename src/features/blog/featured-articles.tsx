import type { ReactNode } from 'react';
import type { Article } from '../../domain/article';
import { articlePath } from '../../domain/article-list';
import { Carousel } from '../../ui/carousel';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';

/** By the specification. */
const SLIDE_MS = 5000;

/** The articles that we recommend, one at a time. */
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
              className="article-slide-picture"
            />
          </Slide>
        ),
        // Its words are there from the start: they are links, and make the slide as tall as it will be.
        placeholder: (
          <Slide article={article}>
            <div
              className="article-slide-picture"
              style={{ backgroundColor: article.picture.color }}
            />
          </Slide>
        ),
      }))}
    />
  );
}

/** A picture with the article's words under it, or beside it where there is room. */
function Slide({ article, children }: { article: Article; children: ReactNode }) {
  const { title, excerpt, category, readMinutes } = article;
  return (
    <article className="article-slide">
      {children}
      <div className="article-slide-text">
        <p className="note">
          {category} · {readMinutes} min read
        </p>
        <h2 className="title mt-2">
          <Link className="article-link" to={articlePath(article)}>
            {title}
          </Link>
        </h2>
        <p className="mt-3 max-w-prose text-muted md:mt-4">{excerpt}</p>
      </div>
    </article>
  );
}
