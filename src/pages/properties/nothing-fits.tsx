import type { Listing } from '../../domain/listing';
import { propertyPath } from '../../domain/property-facts';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Link } from '../../ui/link';

type Props = {
  /** The property of the day, if it matches; it is not part of the list. */
  ofTheDay: Listing | null;
  /** The visitor's search as a chat message. */
  message: string;
  onClear: () => void;
};

/** Shown when no property matches, with ways to continue. */
export function NothingFits({ ofTheDay, message, onClear }: Props) {
  return (
    <div className="ruled py-10 md:py-16">
      <h3 className="title">Not on our list today</h3>
      {ofTheDay ? (
        <p className="lead mt-4">
          Our property of the day fits:{' '}
          <Link className="underline underline-offset-4" to={propertyPath(ofTheDay)}>
            {ofTheDay.title}
          </Link>
          , {ofTheDay.location}.
        </p>
      ) : (
        <p className="lead mt-4 text-muted">
          Change a filter, or tell us what you are looking for. We know of more than we list.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <WhatsAppLink className="button button-whatsapp max-sm:w-full" message={message}>
          Ask us on WhatsApp
        </WhatsAppLink>
        <button type="button" className="button button-line max-sm:w-full" onClick={onClear}>
          Clear filters
        </button>
      </div>
    </div>
  );
}
