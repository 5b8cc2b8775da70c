import { NewsletterLink } from '../features/newsletter/newsletter-link';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: 'Your newsletter | Meridian Estates',
  description: 'Leave our newsletter, or join it again, with the link from one of our letters.',
};

/** The page that every letter links to. */
export function Page() {
  return (
    <div className="wrap section">
      <NewsletterLink />
    </div>
  );
}
