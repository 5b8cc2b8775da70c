import { viewingDay } from '../../content/pictures.generated';
import { Picture } from '../../ui/picture';
import { TourForm } from './tour-form';

export function TourSection() {
  return (
    <section id="tour" aria-labelledby="tour-title" className="bg-quiet">
      <div className="wrap section grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="tour-title" className="title">
            See it before you decide
          </h2>
          <p className="lead mt-4 text-muted">
            We walk you through in person, or carry the phone for you on a video call. Bring someone
            who knows about building.
          </p>
          <figure className="mt-8 max-lg:hidden">
            <Picture
              picture={viewingDay}
              sizes="(min-width: 68rem) 30rem, 1px"
              className="aspect-[5/4] w-full object-cover"
            />
            <figcaption className="note pt-2">A viewing day. Artist’s impression</figcaption>
          </figure>
        </div>
        <TourForm />
      </div>
    </section>
  );
}
