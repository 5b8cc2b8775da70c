import { NewsletterLink } from '../features/newsletter/newsletter-link';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: 'Your newsletter | Meridian Estates',
  description: 'Leave our newsletter, or come back to it, with the link from one of our letters.',
};

/** Where the link in every letter leads. */
export function Page() {
  return (
    <div className="wrap section">
      <NewsletterLink />
    </div>
  );
}
