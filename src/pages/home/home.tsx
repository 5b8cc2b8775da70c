import { Suspense } from 'react';
import { chatMessages } from '../../content/messages';
import { ContactSection } from '../../features/enquiry/contact-section';
import { NewsletterSection } from '../../features/newsletter/newsletter-section';
import { PaymentSection } from '../../features/payment/payment-section';
import { WhyChooseUs } from '../../features/reasons/why-choose-us';
import { ServicesOverview } from '../../features/services/services-overview';
import { Testimonials } from '../../features/testimonials/testimonials';
import { TourSection } from '../../features/tour/tour-section';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import type { PageMeta } from '../page-module';
import { Featured } from './featured';
import { Hero } from './hero';
import { Stats } from './stats';

export const meta: PageMeta = {
  title: 'Meridian Estates: property in Nigeria and the United Kingdom',
  description:
    'Premium real estate solutions for Nigerians at home and abroad: solar-powered homes in Lagos, investment property in the UK, and clear payment plans.',
};

/** Each section hydrates separately, so that a tap never waits for the whole page. */
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
        <Testimonials />
      </Suspense>
      <Suspense>
        <TourSection />
      </Suspense>
      <Suspense>
        <ServicesOverview>
          <WhatsAppLink className="button button-whatsapp" message={chatMessages.services}>
            Ask on WhatsApp
          </WhatsAppLink>
        </ServicesOverview>
      </Suspense>
      <Suspense>
        <PaymentSection />
      </Suspense>
      <Suspense>
        <NewsletterSection />
      </Suspense>
      <Suspense>
        <ContactSection />
      </Suspense>
    </>
  );
}
