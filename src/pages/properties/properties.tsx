import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { titled } from '../../content/brand';
import { listingOfTheDay } from '../../content/listing-of-the-day.generated';
import { propertyPath } from '../../domain/property-facts';
import { TitleWithHeart } from '../../features/shortlist/shortlist-link';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { shortlistState } from '../../shortlist/shortlist-state';
import { PagePart } from '../../ui/contained';
import { Facts } from '../../ui/facts';
import { AfterPaint, later } from '../../ui/later';
import { ArrowLink } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Points } from '../../ui/points';
import { Priced } from '../../ui/priced';
import { Section } from '../../ui/section';
import type { PageMeta } from '../page-module';
import { TourLink } from '../tour-link';
import { PropertyList } from './property-list';

export const meta: PageMeta = {
  title: titled('Properties in Lagos and Birmingham'),
  description:
    'Homes, apartments and land in Lagos, and apartments in Birmingham: prices, payment plans and pictures of every development that we sell or introduce.',
};

const RecentlySeen = later(async () => (await import('../shortlist')).RecentlySeen);

const REASONS = [
  {
    title: 'Papers before payment',
    text: 'Each page lists its papers, and which are on request or not issued yet. Have your own lawyer read them before you pay.',
  },
  {
    title: 'Plans you can compare',
    text: 'Each plan is shown with its price and its total, so you see what paying over time costs.',
  },
  {
    title: 'Lagos and Birmingham',
    text: 'Land, a home or an apartment: each page says who builds it, who sells it and who pays us.',
  },
  {
    title: 'Buying from abroad',
    text: 'Viewings by video or in person, papers by courier, and offices in Lagos and London to call.',
  },
];

export function Page() {
  return (
    <>
      <header className="wrap grid gap-5 pt-9 pb-8 md:pt-16 md:pb-12 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16">
        <h1 className="display">Properties in Lagos and Birmingham</h1>
        <p className="lead text-muted">
          Homes, land and apartments that we build or introduce, each with its price, its payment
          plan and its papers.
        </p>
      </header>
      <PagePart>
        <PropertyList
          seen={<SeenBefore />}
          ofTheDay={
            <AfterPaint>
              <Suspense>
                <PropertyOfTheDay />
              </Suspense>
            </AfterPaint>
          }
        >
          <AfterPaint>
            <Suspense>
              <Section id="why-invest" title="Why invest with us">
                <Points points={REASONS} />
              </Section>
            </Suspense>
          </AfterPaint>
        </PropertyList>
      </PagePart>
    </>
  );
}

/** Fetches nothing unless something was seen on this device. */
function SeenBefore() {
  const hasSeen = useStore(shortlistState).seen.length > 0;
  const [isShown, setIsShown] = useState(hasSeen);
  // The part stays once its list is cleared, to say so.
  if (hasSeen && !isShown) setIsShown(true);
  return isShown ? <RecentlySeen /> : null;
}

/** The property of the day, shown outside the list. */
function PropertyOfTheDay() {
  const { slug, title, location, summary, price, priceNote, paymentPlan } = listingOfTheDay;
  const [picture] = listingOfTheDay.pictures;
  return (
    <section
      id="property-of-the-day"
      aria-labelledby="day-title"
      className="bg-quiet"
      data-property={slug}
    >
      <div className="wrap section grid gap-8 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16">
        <figure className="max-md:-mx-(--gutter) max-md:-mt-12">
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 68rem) 44rem, 100vw"
              className="aspect-[8/5] w-full object-cover"
            />
          )}
        </figure>
        <div>
          <TitleWithHeart property={listingOfTheDay}>
            <p className="text-muted">Property of the day in {location}</p>
            <h2 id="day-title" className="title mt-2">
              {title}
            </h2>
          </TitleWithHeart>
          <p className="mt-5 max-w-prose">{summary}</p>
          <Facts
            className="mt-6 border-b border-line font-semibold"
            facts={[
              { label: 'Price', value: <Priced {...price} /> },
              { label: 'Initial deposit', value: paymentPlan.deposit },
              { label: 'Or', value: priceNote && <Priced {...priceNote} /> },
            ]}
          />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ArrowLink
              className="button button-primary max-sm:w-full"
              to={propertyPath(listingOfTheDay)}
            >
              View Details
            </ArrowLink>
            <TourLink className="action" />
            <WhatsAppLink className="action" message={listingOfTheDay.whatsappMessage}>
              WhatsApp
            </WhatsAppLink>
          </div>
        </div>
      </div>
    </section>
  );
}
