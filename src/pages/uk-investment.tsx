import { titled } from '../content/brand';
import { chatMessages } from '../content/messages';
import { articleUkTerraces } from '../content/pictures/article-uk-terraces.generated';
import { stPauls3 } from '../content/pictures/st-pauls-3.generated';
import stPaulsBirmingham from '../content/properties/st-pauls-birmingham.yaml';
import ukBenefits from '../content/uk-benefits.yaml';
import ukReasons from '../content/uk-reasons.yaml';
import { withoutPreview } from '../domain/picture';
import { propertyPath } from '../domain/property-facts';
import { TitleWithHeart } from '../features/shortlist/shortlist-link';
import { WhatsAppLink } from '../features/whatsapp/whatsapp-link';
import { Facts } from '../ui/facts';
import { ArrowLink, Link } from '../ui/link';
import { Money } from '../ui/money';
import { Figure } from '../ui/picture';
import { Points } from '../ui/points';
import { RateNote } from '../ui/priced';
import { Section } from '../ui/section';
import { NextStep, PageHeader } from './page-ends';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: titled('UK property investment for Nigerians'),
  description:
    'Why Nigerians at home and abroad buy property in the United Kingdom, what it takes, and apartments in Birmingham from £210,000, with a mortgage if the lender agrees.',
  chatMessage: chatMessages.ukInvestment,
};

export function Page() {
  return (
    <>
      <PageHeader
        title="UK property investment for Nigerians"
        lead="What property in the United Kingdom offers a Nigerian buyer, what it costs, who pays us, and one building to start with."
        picture={articleUkTerraces}
        className="pb-14 md:pb-20"
      >
        <p className="mt-8">
          <WhatsAppLink
            className="button button-whatsapp max-sm:w-full"
            message={chatMessages.ukInvestment}
          >
            Book a Consultation
          </WhatsAppLink>
        </p>
      </PageHeader>
      <Section id="reasons" title="Reasons to invest">
        <Points points={ukReasons} />
      </Section>
      <FeaturedUkProperty />
      <Section id="benefits" title="What we do for you, and who pays us">
        <Points points={ukBenefits} />
        <p className="note mt-6 max-w-prose">
          We are an introducer: the developer pays us, and the Financial Conduct Authority does not
          authorise us. Rules on tax, lending and residence change, so ask your solicitor before you
          rely on any of this. Our{' '}
          <Link className="underline" to="/guides/england">
            guide to England
          </Link>{' '}
          gives the sources, and{' '}
          <Link className="underline" to="/verify#paid">
            who pays us
          </Link>{' '}
          goes through them firm by firm. Work out{' '}
          <Link className="underline" to="/calculators/stamp-duty">
            the stamp duty
          </Link>{' '}
          and{' '}
          <Link className="underline" to="/calculators/payment-plan?property=st-pauls-birmingham">
            the payments
          </Link>
          . Property can lose value: read the{' '}
          <Link className="underline" to="/risk">
            risk notice
          </Link>
          .
        </p>
      </Section>
      <NextStep
        title="Talk to us about a home in the UK"
        chat={{ label: 'WhatsApp', message: chatMessages.ukInvestment }}
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
        <Figure
          picture={withoutPreview(stPauls3)}
          sizes="(min-width: 68rem) 42rem, 100vw"
          className="aspect-[3/2] w-full object-cover"
        />
        <div>
          <TitleWithHeart property={stPaulsBirmingham}>
            <p className="text-muted">{location}</p>
            <h2 id="featured-title" className="title mt-1">
              {title}
            </h2>
          </TitleWithHeart>
          <p className="mt-4 max-w-prose">{summary}</p>
          <p className="figures mt-5 font-serif text-price leading-tight">
            <Money>{price}</Money>
          </p>
          <p className="figures">{priceNote}</p>
          <Facts
            className="mt-5 border-b border-line font-semibold"
            facts={[
              { label: 'Size', value: specifications.size },
              ...(paymentPlan.table?.rows ?? []).map(([label = '', value = '']) => ({
                label,
                value: <Money>{value}</Money>,
              })),
            ]}
          />
          <RateNote className="with-about mt-4">The contract is in pounds.</RateNote>
          <p className="mt-6">
            <ArrowLink
              className="button button-primary max-sm:w-full"
              to={propertyPath(stPaulsBirmingham)}
            >
              View Details
            </ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}
