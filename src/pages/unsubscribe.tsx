import { titled } from '../content/brand';
import { NewsletterLink } from '../features/newsletter/newsletter-link';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: titled('Your emails from us'),
  description:
    'Leave our newsletter or end a property alert, or begin again, with the link from one of our emails.',
};

/** The page that every letter and every e-mail about a property links to. */
export function Page() {
  return (
    <div className="wrap section">
      <NewsletterLink />
    </div>
  );
}
