import { Suspense } from 'react';
import type { PageMeta } from '../page-module';
import { PropertyList } from './property-list';
import { PropertyOfTheDay } from './property-of-the-day';
import { WhyInvest } from './why-invest';

export const meta: PageMeta = {
  title: 'Properties in Lagos and Birmingham | Meridian Estates',
  description:
    'Homes, apartments and land in Lagos, and apartments in Birmingham: prices, payment plans and pictures of every development that we sell.',
};

export function Page() {
  return (
    <>
      <header className="wrap grid gap-5 pt-9 pb-8 md:pt-16 md:pb-12 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16">
        <h1 className="display">Homes and&nbsp;land, with the&nbsp;terms in&nbsp;writing</h1>
        <p className="lead text-muted">
          Developments in Lagos and Birmingham, each with its price, its payment plan and somebody
          to ask.
        </p>
      </header>
      <PropertyList />
      <Suspense>
        <PropertyOfTheDay />
      </Suspense>
      <Suspense>
        <WhyInvest />
      </Suspense>
    </>
  );
}
