import { type ArticleCategory, categorySlug } from '../../domain/article-list';
import { Link } from '../../ui/link';

type Props = {
  /** The number of articles in all categories. */
  total: number;
  categories: { category: ArticleCategory; count: number }[];
  chosen: ArticleCategory | undefined;
};

/** The categories with their counts. They are links, so that a choice can be shared and undone with the back button. */
export function CategoryFilter({ total, categories, chosen }: Props) {
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
