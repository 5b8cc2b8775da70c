import { Suspense } from 'react';
import { company } from '../../content/company';
import { chatMessages } from '../../content/messages';
import reasons from '../../content/reasons.yaml';
import services from '../../content/services.yaml';
import { ContactSection } from '../../features/enquiry/contact-section';
import { NewsletterSection } from '../../features/newsletter/newsletter-section';
import { PaymentSection } from '../../features/payment/payment-section';
import { TourSection } from '../../features/tour/tour-section';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { ArrowLink } from '../../ui/link';
import { Points } from '../../ui/points';
import { Section } from '../../ui/section';
import type { PageMeta } from '../page-module';
import { Featured } from './featured';
import { Hero } from './hero';
import { Testimonials } from './testimonials';

export const meta: PageMeta = {
  title: 'Meridian Estates: property in Nigeria and the United Kingdom',
  description:
    'Premium real estate solutions for Nigerians at home and abroad: solar-powered homes in Lagos, investment property in the UK, and clear payment plans.',
};

const SECTIONS = {
  Featured,
  WhyUs,
  Testimonials,
  TourSection,
  ServicesOverview,
  PaymentSection,
  NewsletterSection,
  ContactSection,
};

/** Each section hydrates separately, so that a tap never waits for the whole page. */
export function Page() {
  return (
    <>
      <Hero />
      <Stats />
      {Object.entries(SECTIONS).map(([name, Part]) => (
        <Suspense key={name}>
          <Part />
        </Suspense>
      ))}
    </>
  );
}

function WhyUs() {
  return (
    <Section id="why-us" title="Why choose us">
      <Points points={reasons} />
    </Section>
  );
}

function ServicesOverview() {
  return (
    <Section id="services" title="What we do">
      <Points points={services} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <WhatsAppLink message={chatMessages.services}>Ask on WhatsApp</WhatsAppLink>
        <ArrowLink className="action" to="/services">
          All services
        </ArrowLink>
      </div>
    </Section>
  );
}

function Stats() {
  return (
    <section aria-label="Meridian Estates in figures" className="wrap">
      <dl className="ruled grid grid-cols-3 gap-4 py-8 md:py-10">
        {company.stats.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="note">{label}</dt>
            <dd className="figures font-serif text-4xl leading-none md:text-5xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
