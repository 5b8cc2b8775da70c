import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { titled } from '../../content/brand';
import { shortlistState } from '../../shortlist/shortlist-state';
import { PagePart } from '../../ui/contained';
import { later } from '../../ui/later';
import { Points } from '../../ui/points';
import { Section } from '../../ui/section';
import type { PageMeta } from '../page-module';
import { PropertyList } from './property-list';
import { PropertyOfTheDay } from './property-of-the-day';

export const meta: PageMeta = {
  title: titled('Properties in Lagos and Birmingham'),
  description:
    'Homes, apartments and land in Lagos, and apartments in Birmingham: prices, payment plans and pictures of every development that we sell or introduce.',
};

const RecentlySeen = later(async () => (await import('../shortlist/shortlist-pages')).RecentlySeen);

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
            <Suspense>
              <PropertyOfTheDay />
            </Suspense>
          }
        >
          <Suspense>
            <Section id="why-invest" title="Why invest with us">
              <Points points={REASONS} />
            </Section>
          </Suspense>
        </PropertyList>
      </PagePart>
    </>
  );
}

/** Fetches nothing unless something was seen on this device. */
function SeenBefore() {
  const hasSeen = useStore(shortlistState).seen.length > 0;
  const [isShown, setIsShown] = useState(hasSeen);
  // It stays once it is cleared, to say so.
  if (hasSeen && !isShown) setIsShown(true);
  return isShown ? <RecentlySeen /> : null;
}
