import { useLocation } from 'react-router-dom';
import { titled } from '../../content/brand';
import { listedName } from '../../content/property-names';
import { comparePath, MOST_COMPARED, readChoice } from '../../domain/property-choice';
import { CurrencyChoice } from '../../features/currency/currency-choice';
import { Comparison } from '../../features/shortlist/comparison';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { useShortlist } from '../../hooks/use-shortlist';
import { Link } from '../../ui/link';
import { RateNote } from '../../ui/rate-note';
import { ShareButton } from '../../ui/share-button';
import type { PageMeta } from '../page-module';
import { LeftOut } from './left-out';

export const meta: PageMeta = {
  title: titled('Compare properties'),
  description:
    'Two to five of our properties side by side: prices, plans, sizes, who builds and sells, papers and handover.',
};

/** The properties that the address names side by side, or those that are kept on this device. */
export function Page() {
  const isHydrated = useIsHydrated();
  const { search } = useLocation();
  const { kept, isRead } = useShortlist();
  const { slugs, unknown } = readChoice(
    isHydrated ? search : '',
    (slug) => !!listedName(slug),
    MOST_COMPARED,
  );
  const own = kept.map(({ slug }) => slug).filter((slug) => listedName(slug));
  const shown = slugs.length > 0 ? slugs : own.slice(0, MOST_COMPARED);

  return (
    <div className="wrap pt-9 pb-12 md:pt-16 md:pb-20 print:py-0">
      <h1 className="display">Compare properties</h1>
      <div className="no-print mt-2 flex flex-wrap gap-x-6 pb-4">
        <Link className="action" to="/shortlist">
          Your shortlist
        </Link>
        {shown.length > 1 && (
          <ShareButton title="Properties side by side" path={comparePath(shown)} />
        )}
      </div>
      <LeftOut count={unknown} />
      {shown.length > 1 ? (
        <>
          <Comparison slugs={shown} />
          <div className="mt-6">
            <CurrencyChoice />
          </div>
          <RateNote className="mt-2 max-w-prose">
            Contracts are in naira in Nigeria, and in pounds in the United Kingdom.
          </RateNote>
        </>
      ) : isHydrated && isRead ? (
        <TooFew />
      ) : (
        <>
          <p className="waits note min-h-60">Putting them side by side…</p>
          <noscript>This page needs JavaScript.</noscript>
        </>
      )}
    </div>
  );
}

function TooFew() {
  return (
    <div className="ruled py-8 md:py-12">
      <h2 className="title">Choose two or more</h2>
      <p className="lead mt-4 text-muted">
        Tap the hearts of 2 to {MOST_COMPARED} properties to compare them here.
      </p>
      <Link className="button button-primary mt-6 max-sm:w-full" to="/properties">
        See our properties
      </Link>
    </div>
  );
}
