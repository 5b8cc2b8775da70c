import { CalendarDays } from 'lucide';
import { useStore } from 'zustand';
import { chatMessages, UNLISTED_UNIT } from '../../content/messages';
import { rateDay } from '../../content/rate-words.generated';
import { CURRENCIES, CURRENCY_NAMES, type Currency } from '../../domain/money';
import { CITY, type Office } from '../../domain/office';
import type { PropertyHead } from '../../domain/property-head';
import { CallLink, phoneOf, useNearerOffice } from '../../features/call/call-link';
import { ScheduleLink } from '../../features/consultation/schedule-link';
import { CopyOffline, WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { pageAbout } from '../../hooks/page-about';
import { britishDate } from '../../lib/english';
import { Icon } from '../../ui/icon';
import { later } from '../../ui/later';
import { Priced, RateNote } from '../../ui/priced';
import { TourLink } from '../tour-link';

const CurrencyChoice = later(
  async () => (await import('../../features/currency/currency-choice')).CurrencyChoice,
);

/** Before that, nobody is told a time that has passed. */
const OpenNow = later(async () => (await import('../../features/call/open-now')).OpenNow);

/** On phones the scheduler is a tap on the bar away. */
const NextDays = later(
  async () => (await import('../../features/consultation/next-days')).NextDays,
  { when: untilWide },
);

async function untilWide(): Promise<unknown> {
  const wide = matchMedia('(min-width: 46rem)');
  return wide.matches || new Promise((resolve) => wide.addEventListener('change', resolve));
}

/** The office that sells what a contract in this currency is about. */
export const officeOf = (currency: Currency): Office => (currency === 'GBP' ? 'london' : 'lagos');

export function PriceCard({ property }: { property: PropertyHead }) {
  const { slug, price, priceOf, naira, isStart, priceNote, left, asOf, ...more } = property;
  const { statedPrices, deposit, currency, hasTour, whatsappMessage } = more;
  const offered = CURRENCIES.filter((one) => price.about[one]);
  const chosen = useStore(pageAbout);
  return (
    <section aria-label="Price" className="border-t border-accent pt-3">
      {chosen.isUnlisted && (
        <a className="action mb-3" href="#units">
          {`${UNLISTED_UNIT}; see Units`}
        </a>
      )}
      <dl className="flex flex-wrap gap-x-6 gap-y-3">
        {chosen.about && chosen.price && (
          <div className="w-full">
            <dt className="note">{chosen.about.property}</dt>
            <dd className="figures font-serif text-amount leading-tight">
              <Priced {...chosen.price} />
            </dd>
          </div>
        )}
        <div>
          <dt className="note">{isStart ? 'Starting Price' : 'Price'}</dt>
          <dd className="figures font-serif text-amount leading-tight">
            <Priced {...price} />
          </dd>
          {priceOf && <dd className="note">{priceOf}</dd>}
          {priceNote && (
            <dd className="figures mt-1">
              <Priced {...priceNote} />
            </dd>
          )}
          {/* The list of units writes here too what the database says. Its "today" says nothing on paper. */}
          <dd className="figures note" data-units={slug} data-stated={statedPrices.join(' ')}>
            <span data-count>{left}</span>{' '}
            {/* On a line of its own: "today" is shorter, and must not move what stands beside it. */}
            <span className="no-print block" data-as-of>
              {`as of ${britishDate(asOf)}`}
            </span>
            <a className="block underline" href="#units" hidden>
              Unit prices have changed since this page was made; see Units
            </a>
          </dd>
        </div>
        <div className="flex flex-wrap items-baseline gap-x-2 lg:block">
          <dt className="note">Initial deposit</dt>
          <dd className="figures leading-tight font-semibold">
            <Priced {...deposit} />
          </dd>
        </div>
      </dl>
      {offered.length > 0 && (
        <div className="no-print mt-3 min-h-11">
          <CurrencyChoice offered={offered} />
        </div>
      )}
      <p className="note mt-1">
        {naira
          ? `${naira} at the rate of ${rateDay}. The contract is in naira: dollars are an equivalent only.`.replace(
              'about',
              'About',
            )
          : `The contract is in ${CURRENCY_NAMES[currency]}.`}
      </p>
      {offered.length > 0 && <RateNote className="with-about" />}
      <Actions property={property} />
      <CopyOffline message={whatsappMessage} />
      {hasTour && <TourLink className="action no-print mt-1" />}
    </section>
  );
}

/** The ways on: the two verbs, the specified inspection, and a call. */
function Actions({ property }: { property: PropertyHead }) {
  const { slug, title, currency } = property;
  const office = officeOf(currency);
  const chosen = useStore(pageAbout);
  const about = chosen.about ?? { property: title, slug };
  const near = useNearerOffice(office);
  return (
    <div className="price-actions no-print">
      {/* On phones and tablets the bottom bar has these two. */}
      <ScheduleLink
        className="button button-primary max-lg:hidden"
        request={{ kind: 'appointment', about }}
      >
        <Icon drawing={CalendarDays} />
        <span>Book a time</span>
      </ScheduleLink>
      <WhatsAppLink
        className="button button-whatsapp max-lg:hidden"
        message={chosen.chatMessage ?? property.whatsappMessage}
      >
        WhatsApp Now
      </WhatsAppLink>
      <div className="price-days">
        <NextDays about={about} />
      </div>
      <CallLink office={office} className="button button-line">
        <span>
          {`Call ${CITY[near]} `}
          <span className="opens">
            <OpenNow office={near} />
          </span>
          {/* A desk dials no number: it is read and typed. */}
          <span className="opens figures max-lg:hidden">{phoneOf(near)}</span>
        </span>
      </CallLink>
      <WhatsAppLink
        className="button button-line"
        message={chatMessages.inspection(about.property)}
      >
        Book Inspection
      </WhatsAppLink>
    </div>
  );
}
