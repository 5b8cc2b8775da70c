import { listingOfTheDay } from '../../content/listing-of-the-day.generated';
import { propertyPath } from '../../domain/property-facts';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Facts } from '../../ui/facts';
import { ArrowLink } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Priced } from '../../ui/priced';
import { LaterHeart } from '../later-heart';
import { TourLink } from '../tour-link';

/** The property of the day, shown outside the list. */
export function PropertyOfTheDay() {
  const {
    slug,
    title,
    location,
    summary,
    pictures,
    price,
    paymentPlan,
    priceNote,
    whatsappMessage,
  } = listingOfTheDay;
  const [picture] = pictures;
  return (
    <section
      id="property-of-the-day"
      aria-labelledby="day-title"
      className="bg-quiet"
      data-property={slug}
    >
      <div className="wrap section grid gap-8 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16">
        <figure className="max-md:-mx-(--gutter) max-md:-mt-12">
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 68rem) 44rem, 100vw"
              className="aspect-[8/5] w-full object-cover"
            />
          )}
        </figure>
        <div>
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="text-muted">Property of the day in {location}</p>
              <h2 id="day-title" className="title mt-2">
                {title}
              </h2>
            </div>
            <span className="size-12 flex-none">
              <LaterHeart property={listingOfTheDay} />
            </span>
          </div>
          <p className="mt-5 max-w-prose">{summary}</p>
          <Facts
            className="mt-6 border-b border-line font-semibold"
            facts={[
              { label: 'Price', value: <Priced {...price} /> },
              { label: 'Initial deposit', value: paymentPlan.deposit },
              { label: 'Or', value: priceNote && <Priced {...priceNote} /> },
            ]}
          />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ArrowLink
              className="button button-primary max-sm:w-full"
              to={propertyPath(listingOfTheDay)}
            >
              View Details
            </ArrowLink>
            <TourLink className="action" />
            <WhatsAppLink className="action" message={whatsappMessage}>
              WhatsApp
            </WhatsAppLink>
          </div>
        </div>
      </div>
    </section>
  );
}
