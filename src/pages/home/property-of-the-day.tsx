import { listingOfTheDay } from '../../content/listing-of-the-day.generated';
import { propertyPath } from '../../domain/property-facts';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Carousel, SlidePicture } from '../../ui/carousel';
import { ArrowLink } from '../../ui/link';
import { Priced } from '../../ui/priced';
import { LaterHeart } from '../later-heart';
import { TourLink } from '../tour-link';

export function PropertyOfTheDay() {
  const {
    slug,
    title,
    subtitle,
    location,
    pictures,
    price,
    priceNote,
    paymentPlan,
    whatsappMessage,
  } = listingOfTheDay;
  return (
    <article
      className="wrap section grid gap-x-16 gap-y-3 max-md:pt-0 max-md:pb-8 lg:grid-cols-[7fr_5fr] lg:items-center"
      data-property={slug}
    >
      <div className="min-w-0 max-md:-mx-(--gutter) md:[&_.carousel-bar]:px-0">
        <Carousel label={`Pictures of ${title}`} note="Artist’s impressions">
          {pictures.map((picture) => (
            <SlidePicture
              key={picture.name}
              picture={picture}
              sizes="(min-width: 68rem) 42rem, 100vw"
              className="aspect-[5/4] w-full object-cover md:aspect-[3/2]"
            />
          ))}
        </Carousel>
      </div>
      <div>
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-muted">Property of the day</p>
            <h2 id="featured-title" className="title mt-1">
              {title}
            </h2>
          </div>
          <span className="size-12 flex-none">
            <LaterHeart property={listingOfTheDay} />
          </span>
        </div>
        <p className="mt-1">{`${subtitle} in ${location}`}</p>
        <p className="figures mt-3 font-serif text-price leading-tight">
          <Priced {...price} />
        </p>
        <p className="figures">{priceNote && <Priced {...priceNote} />}</p>
        <dl className="figures mt-4 grid grid-cols-2 gap-4 border-y border-line py-3">
          <div>
            <dt className="note">Initial deposit</dt>
            <dd className="font-semibold">{paymentPlan.deposit}</dd>
          </div>
          <div>
            <dt className="note">Payment plan</dt>
            <dd className="font-semibold">10 months</dd>
          </div>
        </dl>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <TourLink className="button button-primary max-sm:w-full" />
          <WhatsAppLink className="action" message={whatsappMessage}>
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
