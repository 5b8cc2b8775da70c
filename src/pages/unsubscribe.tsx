import { company } from '../content/company';
import { NewsletterLink } from '../features/newsletter/newsletter-link';
import { mailLink } from '../lib/phone-link';
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
      <p className="note mt-12 border-t border-line pt-5">
        If it doesn’t work, write to{' '}
        <a className="whitespace-nowrap underline" href={mailLink(company.email)}>
          {company.email}
        </a>
        , and we take your address off the list.
      </p>
    </div>
  );
}
