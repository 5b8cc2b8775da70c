import { titled } from '../content/brand';
import { chatMessages } from '../content/messages';
import { articleGreenBuilding } from '../content/pictures/article-green-building.generated';
import { articleInvestmentChartModel } from '../content/pictures/article-investment-chart-model.generated';
import { articleLagosSkyline } from '../content/pictures/article-lagos-skyline.generated';
import { articleMortgageDocuments } from '../content/pictures/article-mortgage-documents.generated';
import { articlePaymentKeys } from '../content/pictures/article-payment-keys.generated';
import { officeLagos } from '../content/pictures/office-lagos.generated';
import { viewingDay } from '../content/pictures/viewing-day.generated';
import reasons from '../content/reasons.yaml';
import services from '../content/service-details.yaml';
import { type Picture as PictureOf, withoutPreview } from '../domain/picture';
import { Picture } from '../ui/picture';
import { Points } from '../ui/points';
import { Section } from '../ui/section';
import { NextStep, PageHeader } from './page-ends';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: titled('Services'),
  description:
    'Property development, investment opportunities, management, consulting, legal and compliance, and customer support, from offices in Lagos and London.',
  chatMessage: chatMessages.services,
};

/** The services’ pictures, by title. */
const PICTURES: Record<string, PictureOf> = {
  'Property development': articleInvestmentChartModel,
  'Investment opportunities': articleLagosSkyline,
  'Property management': articleGreenBuilding,
  'Real estate consulting': officeLagos,
  'Legal and compliance': articleMortgageDocuments,
  'Customer support': articlePaymentKeys,
};

export function Page() {
  return (
    <>
      <PageHeader
        title="Our services, before and after you buy"
        lead="Six services, from our offices in Lagos and London. Choose the ones you need; the legal work stays with a lawyer of your own."
        picture={viewingDay}
        caption="A viewing day · Artist’s impression"
        className="pb-12 md:pb-16"
      />
      <section aria-labelledby="six-title" className="wrap pb-14 md:pb-24">
        <h2 id="six-title" className="sr-only">
          Six services
        </h2>
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2 md:gap-y-14 lg:grid-cols-3">
          {services.map(({ title, text, includes }) => (
            <li key={title}>
              {PICTURES[title] && (
                <Picture
                  picture={withoutPreview(PICTURES[title])}
                  sizes="(min-width: 68rem) 22rem, (min-width: 48rem) 45vw, 100vw"
                  className="aspect-[8/5] w-full object-cover"
                />
              )}
              <h3 className="subtitle mt-4">{title}</h3>
              <p className="mt-3 text-muted">{text}</p>
              <ul className="mt-4">
                {includes.map((part) => (
                  <li key={part} className="border-t border-line py-2">
                    {part}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <Section id="why-us" title="Why choose us">
        <Points points={reasons} />
      </Section>
      <NextStep
        title="Ask us about any of our services"
        chat={{ label: 'WhatsApp', message: chatMessages.services }}
        link={{ label: 'View Properties', to: '/properties' }}
      />
    </>
  );
}
