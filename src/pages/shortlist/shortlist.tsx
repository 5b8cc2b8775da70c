import { useLocation } from 'react-router-dom';
import { titled } from '../../content/brand';
import { company } from '../../content/company';
import { listedName } from '../../content/property-names';
import { readChoice } from '../../domain/property-choice';
import { CurrencyChoice } from '../../features/currency/currency-choice';
import { countWords } from '../../features/shortlist/list-messages';
import { OwnList } from '../../features/shortlist/own-list';
import { RecentlySeen } from '../../features/shortlist/recently-seen';
import { SharedList } from '../../features/shortlist/shared-list';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { useShortlist } from '../../hooks/use-shortlist';
import { RateNote } from '../../ui/rate-note';
import type { PageMeta } from '../page-module';
import { LeftOut } from './left-out';

export const meta: PageMeta = {
  title: titled('Your shortlist'),
  description: 'The properties that you keep on this phone: compare them, send them, print them.',
};

/** The list of this device, or the one that the address names. Neither is in the prerendered page. */
export function Page() {
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
        {shown.length > 0 && (
          <>
            <div className="mt-6">
              <CurrencyChoice />
            </div>
            <RateNote className="mt-2 max-w-prose">
              Contracts are in naira in Nigeria, and in pounds in the United Kingdom.
            </RateNote>
          </>
        )}
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
