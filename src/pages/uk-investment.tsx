import { ArrowRight } from 'lucide';
import { chatMessages } from '../content/messages';
import { articleUkTerraces, stPauls3 } from '../content/pictures.generated';
import { stPaulsBirmingham } from '../content/properties/st-pauls-birmingham';
import { ukBenefits, ukReasons } from '../content/uk-investment';
import { propertyPath } from '../domain/property-facts';
import { WhatsAppLink } from '../features/whatsapp/whatsapp-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { Points } from '../ui/points';
import { Section } from '../ui/section';
import { NextStep } from './next-step';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: 'UK property investment for Nigerians | Meridian Estates',
  description:
    'Why Nigerians at home and abroad buy property in the United Kingdom, what it takes, and apartments in Birmingham from £210,000 with a mortgage available.',
  chatMessage: chatMessages.ukInvestment,
};

export function Page() {
  return (
    <>
      <header className="wrap grid gap-10 pt-12 pb-14 md:pt-20 md:pb-20 lg:grid-cols-[6fr_6fr] lg:items-end lg:gap-16">
        <div>
          <h1 className="display">A British address, held from anywhere</h1>
          <p className="lead mt-6 text-muted">
            What property in the United Kingdom offers a Nigerian buyer, what it costs, and where we
            would start.
          </p>
          <p className="mt-8">
            <WhatsAppLink
              className="button button-whatsapp max-sm:w-full"
              message={chatMessages.ukInvestment}
            >
              Book a Consultation
            </WhatsAppLink>
          </p>
        </div>
        <figure className="max-md:-mx-5">
          <Picture
            picture={articleUkTerraces}
            sizes="(min-width: 68rem) 36rem, 100vw"
            priority
            className="aspect-[8/5] w-full object-cover"
          />
          <figcaption className="note pt-2 max-md:px-5">Artist’s impression</figcaption>
        </figure>
      </header>
      <Section id="reasons" title="Reasons to invest">
        <Points points={ukReasons} />
      </Section>
      <FeaturedUkProperty />
      <Section id="benefits" title="What you get with us">
        <Points points={ukBenefits} />
        <p className="note mt-6 max-w-prose">
          Rules on tax, lending and residence change: ask your solicitor before you rely on any of
          this.
        </p>
      </Section>
      <NextStep
        title="Half an hour with somebody who has done it"
        chat={{ label: 'Book a Consultation', message: chatMessages.ukInvestment }}
        link={{ label: 'Read our UK property guide', to: '/blog/uk-property-guide' }}
      />
    </>
  );
}

function FeaturedUkProperty() {
  const { title, location, price, priceNote, summary, specifications, paymentPlan } =
    stPaulsBirmingham;
  return (
    <section aria-labelledby="featured-title" className="bg-quiet">
      <div className="wrap section grid gap-x-16 gap-y-6 max-md:pt-0 lg:grid-cols-[7fr_5fr] lg:items-center">
        <figure className="max-md:-mx-5">
          <Picture
            picture={stPauls3}
            sizes="(min-width: 68rem) 42rem, 100vw"
            className="aspect-[3/2] w-full object-cover"
          />
          <figcaption className="note pt-2 max-md:px-5">Artist’s impression</figcaption>
        </figure>
        <div>
          <p className="text-muted">{location}</p>
          <h2 id="featured-title" className="title mt-1">
            {title}
          </h2>
          <p className="mt-4 max-w-prose">{summary}</p>
          <p className="figures mt-5 font-serif text-price leading-tight">{price}</p>
          <p className="figures">{priceNote}</p>
          <dl className="rules figures mt-5 border-b border-line">
            <div className="grid grid-cols-[2fr_3fr] gap-6">
              <dt className="text-muted">Size</dt>
              <dd className="font-semibold">{specifications.size}</dd>
            </div>
            {paymentPlan.table?.rows.map(([when, amount]) => (
              <div key={when} className="grid grid-cols-[2fr_3fr] gap-6">
                <dt className="text-muted">{when}</dt>
                <dd className="font-semibold">{amount}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-6">
            <Link
              className="button button-primary max-sm:w-full"
              to={propertyPath(stPaulsBirmingham)}
            >
              View Details
              <Icon drawing={ArrowRight} />
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
