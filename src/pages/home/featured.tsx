import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { citadelViews1 } from '../../content/pictures.generated';
import { citadelViews } from '../../content/properties';
import { shortPrice } from '../../domain/money';
import { propertyPath } from '../../domain/property-facts';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Picture } from '../../ui/picture';

/** The properties that the home page shows. */
export function Featured() {
  const { title, subtitle, location, summary, listPrice, whatsappMessage } = citadelViews;
  return (
    <section aria-labelledby="featured-title" className="bg-quiet">
      <div className="wrap section grid gap-8 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16">
        <figure className="max-md:-mx-5">
          <Picture
            picture={citadelViews1}
            sizes="(min-width: 68rem) 44rem, 100vw"
            className="aspect-[8/5] w-full object-cover"
          />
          <figcaption className="note pt-2 max-md:px-5">Artist’s impression</figcaption>
        </figure>
        <div>
          <p className="text-muted">
            {subtitle} in {location}
          </p>
          <h2 id="featured-title" className="title mt-2">
            {title}
          </h2>
          <p className="mt-5 max-w-prose">{summary}</p>
          <p className="mt-5">
            <span className="font-serif text-[1.75rem] leading-tight">
              From {shortPrice(listPrice.amount, listPrice.currency)}
            </span>
          </p>
          <div className="mt-6 flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center">
            <Link className="button button-primary" to={propertyPath(citadelViews)}>
              View Details
              <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />
            </Link>
            <WhatsAppLink className="action self-start" message={whatsappMessage}>
              Ask on WhatsApp
            </WhatsAppLink>
          </div>
        </div>
      </div>
    </section>
  );
}
