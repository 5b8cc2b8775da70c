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
      className="wrap grid gap-x-16 gap-y-3 pb-8 md:pb-16 lg:grid-cols-[7fr_5fr] lg:items-center"
      data-property={slug}
    >
      <div className="min-w-0 max-md:-mx-(--gutter) md:[&_.carousel-bar]:px-0">
        <Carousel label={`Pictures of ${title}`} note="Artist’s impressions">
          {pictures.map((picture) => (
            <SlidePicture
              key={picture.name}
              picture={picture}
              sizes="(min-width: 68rem) 42rem, 100vw"
              className="aspect-[4/3] w-full object-cover md:aspect-[3/2]"
            />
          ))}
        </Carousel>
      </div>
      <div>
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-muted">Property of the day</p>
            <h3 className="title mt-1">{title}</h3>
          </div>
          <span className="size-12 flex-none">
            <LaterHeart property={listingOfTheDay} />
          </span>
        </div>
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
