import { useLocation } from 'react-router-dom';
import { titled } from '../content/brand';
import { company } from '../content/company';
import { listedName } from '../content/property-names';
import { comparePath, MOST_COMPARED, readChoice } from '../domain/property-choice';
import { CurrencyChoice } from '../features/currency/currency-choice';
import { Comparison } from '../features/shortlist/comparison';
import { countWords } from '../features/shortlist/list-actions';
import { OwnList, SharedList, useShortlist } from '../features/shortlist/own-list';
import { RecentlySeen } from '../features/shortlist/recently-seen';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { Link } from '../ui/link';
import { RateNote } from '../ui/priced';
import { ShareButton } from '../ui/share-button';
import type { PageMeta, PageModule } from './page-module';

const shortlistMeta: PageMeta = {
  title: titled('Your shortlist'),
  description: 'The properties that you keep on this phone: compare them, send them, print them.',
};

/** The list of this device, or the one that the address names. Neither is in the prerendered page. */
function ShortlistPage() {
  const isHydrated = useIsHydrated();
  const { search } = useLocation();
  const shortlist = useShortlist();
  const { slugs, unknown } = readChoice(isHydrated ? search : '', (slug) => !!listedName(slug));
  const isShared = slugs.length > 0;
  const shown = isShared ? slugs : shortlist.kept.map(({ slug }) => slug);

  return (
    <>
      <div className="wrap pt-9 pb-12 md:pt-16 md:pb-20 print:py-0">
        <h1 className="display">{isShared ? 'A shortlist for you' : 'Your shortlist'}</h1>
        <p className="lead mt-4 pb-6 text-muted print:hidden">
          {isShared
            ? `Somebody has sent you ${countWords(slugs.length)}.`
            : 'What you keep stays on this device. Nobody else sees it unless you send it.'}
        </p>
        <LeftOut count={unknown} />
        {isShared ? <SharedList slugs={slugs} /> : <OwnList shortlist={shortlist} />}
        {shown.length > 0 && <Currency />}
        <p className="print-note note mt-4 hidden print:block">
          {company.name}, {company.offices.map(({ city, phone }) => `${city} ${phone}`).join(', ')},
          WhatsApp {company.whatsapp}, {company.email}. Artist’s impressions. Prices as shown on our
          website on the day of printing.
        </p>
      </div>
      <RecentlySeen except={shown} />
    </>
  );
}

/** In which currency prices are shown, and which one counts. */
function Currency() {
  return (
    <>
      <div className="mt-6">
        <CurrencyChoice />
      </div>
      <RateNote className="mt-2 max-w-prose">
        Contracts are in naira in Nigeria, and in pounds in the United Kingdom.
      </RateNote>
    </>
  );
}

/** Says that a link names properties that are not ours, or no longer. */
function LeftOut({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p role="status" className="pb-6">
      {count === 1
        ? 'One name in this link is not a property of ours, so it is left out.'
        : `${count} names in this link are not properties of ours, so they are left out.`}
    </p>
  );
}

const compareMeta: PageMeta = {
  title: titled('Compare properties'),
  description:
    'Two to five of our properties side by side: prices, plans, sizes, who builds and sells, papers and handover.',
};

/** The properties that the address names side by side, or those that are kept on this device. */
function ComparePage() {
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
          <Currency />
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

// One file for all that shows the data of all properties.

export { RecentlySeen } from '../features/shortlist/recently-seen';

export const pages: Record<'shortlist' | 'compare', PageModule> = {
  shortlist: { meta: shortlistMeta, Page: ShortlistPage },
  compare: { meta: compareMeta, Page: ComparePage },
};
