import PrivacyText from '../content/privacy.mdx';
import { ReadingSection } from '../ui/section';
import { TextLink } from '../ui/text-link';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: 'Privacy | Meridian Estates',
  description:
    'What this site stores, where and for how long: on your phone, in our database, and what it never keeps.',
};

/** The components that the text in `content/privacy.mdx` is rendered with. */
const parts = { a: TextLink, ReadingSection };

export function Page() {
  return (
    <>
      <header className="wrap pt-12 pb-10 md:pt-20 md:pb-14">
        <h1 className="display">What we keep, and for how long</h1>
        <p className="lead mt-6 max-w-2xl text-muted">
          We keep what you send us, so that we can answer. We use no cookies, and keep no profile of
          what you read and nothing about your bank card.
        </p>
      </header>
      <PrivacyText components={parts} />
    </>
  );
}
