import { Suspense } from 'react';
import { ContactSection } from '../../features/enquiry/contact-section';
import type { PageMeta } from '../page-module';
import { Featured } from './featured';
import { Hero } from './hero';
import { Stats } from './stats';
import { WhyChooseUs } from './why-choose-us';

export const meta: PageMeta = {
  title: 'Meridian Estates: property in Nigeria and the United Kingdom',
  description:
    'Premium real estate solutions for Nigerians at home and abroad: solar-powered homes in Lagos, investment property in the UK, and clear payment plans.',
  contactHref: '#contact',
};

/** Each section hydrates by itself, so that no tap waits for the whole page. */
export function Page() {
  return (
    <>
      <Hero />
      <Stats />
      <Suspense>
        <Featured />
      </Suspense>
      <Suspense>
        <WhyChooseUs />
      </Suspense>
      <Suspense>
        <ContactSection />
      </Suspense>
    </>
  );
}
