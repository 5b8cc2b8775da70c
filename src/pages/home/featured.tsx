import { listingOfTheDay } from '../../content/listing-of-the-day.generated';
import { bloomTowers } from '../../content/listings/bloom-towers.generated';
import { capitalGardens } from '../../content/listings/capital-gardens.generated';
import { citadelViews } from '../../content/listings/citadel-views.generated';
import { stPaulsBirmingham } from '../../content/listings/st-pauls-birmingham.generated';
import { capitalGardensLeadDusk } from '../../content/pictures/capital-gardens-lead-dusk.generated';
import { citadelViewsLeadDusk } from '../../content/pictures/citadel-views-lead-dusk.generated';
import { stPaulsLeadDusk } from '../../content/pictures/st-pauls-lead-dusk.generated';
import type { Listing } from '../../domain/listing';
import { withoutPreview } from '../../domain/picture';
import { propertyPath, statusText } from '../../domain/property-facts';
import type { PictureFile } from '../../domain/property-head';
import { LaterHeart, TitleWithHeart } from '../../features/shortlist/shortlist-link';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Carousel, SlidePicture } from '../../ui/carousel';
import { ArrowLink } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Priced, RateNote } from '../../ui/priced';
import { DARK } from '../property/lead-shapes';
import { TourLink } from '../tour-link';

export function Featured() {
  return (
    <section aria-labelledby="featured-title" className="bg-quiet">
      <h2 id="featured-title" className="wrap title pt-8 pb-4 md:pt-22">
        Five places to own
      </h2>
      <PropertyOfTheDay />
      <div className="wrap pb-6 md:pb-20">
        <ul className="property-grid swipe-row lg:grid-cols-4">
          {[citadelViews, bloomTowers, capitalGardens, stPaulsBirmingham].map((property) => (
            <li key={property.slug}>
              <FeaturedCard property={property} />
            </li>
          ))}
        </ul>
        <p className="mt-4 md:mt-8">
          <ArrowLink className="action" to="/properties">
            View All Properties
          </ArrowLink>
        </p>
        <RateNote className="with-about mt-4" />
      </div>
    </section>
  );
}

/** In the dark scheme: the middle of an upright picture, and what both show. The first of Bloom Towers is at dusk itself. */
const AT_DUSK: Record<string, { picture: PictureFile; alt: string }> = {
  'citadel-views': {
    picture: citadelViewsLeadDusk,
    alt: 'Artist’s impression of homes among palms at Citadel Views.',
  },
  'capital-gardens': {
    picture: capitalGardensLeadDusk,
    alt: 'Artist’s impression of Capital Gardens, plots of land behind a wall with a gate.',
  },
  'st-pauls-birmingham': {
    picture: stPaulsLeadDusk,
    alt: 'Artist’s impression of No. 30 St Paul’s, a red-brick building in Birmingham.',
  },
};

function FeaturedCard({ property }: { property: Listing }) {
  const { title, subtitle, location, pictures, specifications, paymentPlan } = property;
  const [picture] = pictures;
  const dusk = AT_DUSK[property.slug];
  const status = statusText(property.status);
  return (
    <article className="flex h-full flex-col" data-property={property.slug}>
      <div className="property-card-picture">
        {picture && (
          <Picture
            picture={{ ...withoutPreview(picture), alt: dusk?.alt ?? picture.alt }}
            others={dusk ? [{ picture: dusk.picture, media: DARK }] : []}
            sizes="(min-width: 68rem) 18rem, (min-width: 52rem) 45vw, 100vw"
            className="aspect-[3/2] w-full object-cover"
          />
        )}
        {status && <p className="tag">{status}</p>}
        <LaterHeart property={property} className="tool heart-on-picture" />
      </div>
      <h3 className="text-section">{title}</h3>
      <p className="mt-1 text-muted">{`${subtitle}, ${location}`}</p>
      <p className="figures mt-2 font-serif text-amount leading-tight">
        <Priced {...property.price} />
      </p>
      <dl className="pair figures">
        <div>
          <dt className="note">Size</dt>
          <dd>{specifications.size}</dd>
        </div>
        <div>
          <dt className="note">Deposit</dt>
          <dd>{paymentPlan.deposit}</dd>
        </div>
      </dl>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
        <ArrowLink className="button button-line" to={propertyPath(property)}>
          View Details
          <span className="sr-only">{`of ${title}`}</span>
        </ArrowLink>
        <WhatsAppLink className="action" message={property.whatsappMessage}>
          WhatsApp
        </WhatsAppLink>
      </div>
    </article>
  );
}

function PropertyOfTheDay() {
  const { slug, title, subtitle, location, price, priceNote, paymentPlan } = listingOfTheDay;
  return (
    <article
      className="wrap grid gap-x-16 gap-y-3 pb-8 md:pb-16 lg:grid-cols-[7fr_5fr] lg:items-center"
      data-property={slug}
    >
      <div className="min-w-0 max-md:-mx-(--gutter) md:[&_.carousel-bar]:px-0">
        <Carousel label={`Pictures of ${title}`} note="Artist’s impressions">
          {listingOfTheDay.pictures.map((picture) => (
            <SlidePicture
              key={picture.name}
              picture={withoutPreview(picture)}
              sizes="(min-width: 68rem) 42rem, 100vw"
              className="aspect-[4/3] w-full object-cover md:aspect-[3/2]"
            />
          ))}
        </Carousel>
      </div>
      <div>
        <TitleWithHeart property={listingOfTheDay}>
          <p className="text-muted">Property of the day</p>
          <h3 className="title mt-1">{title}</h3>
        </TitleWithHeart>
        <p className="mt-1">{`${subtitle} in ${location}`}</p>
        <p className="figures mt-2 font-serif text-price leading-tight">
          <Priced {...price} />
        </p>
        <p className="figures">{priceNote && <Priced {...priceNote} />}</p>
        <dl className="pair figures">
          <div>
            <dt className="note">Initial deposit</dt>
            <dd>{paymentPlan.deposit}</dd>
          </div>
          <div>
            <dt className="note">Payment plan</dt>
            <dd>10 months</dd>
          </div>
        </dl>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <TourLink className="button button-primary max-sm:w-full" />
          <WhatsAppLink className="action" message={listingOfTheDay.whatsappMessage}>
            WhatsApp
          </WhatsAppLink>
          <ArrowLink className="action" to={propertyPath(listingOfTheDay)}>
            View Details
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}
