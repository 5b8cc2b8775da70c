import { FileSearch, Handshake, KeyRound, Landmark, Video } from 'lucide';
import { chatMessages } from '../../content/messages';
import { bloomTowers2 } from '../../content/pictures/bloom-towers-2.generated';
import { officeLagos } from '../../content/pictures/office-lagos.generated';
import { viewingDay } from '../../content/pictures/viewing-day.generated';
import reasons from '../../content/reasons.yaml';
import services from '../../content/services.yaml';
import testimonials from '../../content/testimonials.yaml';
import { withoutPreview } from '../../domain/picture';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { Carousel } from '../../ui/carousel';
import { Icon } from '../../ui/icon';
import { ArrowLink } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Points } from '../../ui/points';

// The sections that are hydrated only when they are near: nothing in them is saved or sent.

export { ContactDetails } from '../../features/enquiry/contact-details';
export { PaymentSection } from '../../features/payment/card-form';

export function WhyUs() {
  return (
    <section id="why-us" aria-labelledby="why-us-title" className="wrap picture-beside">
      <figure>
        <Picture picture={withoutPreview(viewingDay)} sizes="(min-width: 68rem) 42rem, 100vw" />
        <figcaption className="note">A viewing day · Artist’s impression</figcaption>
      </figure>
      <div>
        <h2 id="why-us-title" className="title mb-3">
          Why choose us
        </h2>
        <Points points={reasons} />
      </div>
    </section>
  );
}

export function ServicesOverview() {
  return (
    <section id="services" aria-labelledby="services-title" className="wrap picture-beside">
      <figure className="max-md:hidden">
        <Picture picture={withoutPreview(officeLagos)} sizes="(min-width: 68rem) 42rem, 100vw" />
        <figcaption className="note">Our office in Lagos · Artist’s impression</figcaption>
      </figure>
      <div className="names-only">
        <h2 id="services-title" className="title mb-3">
          Our services
        </h2>
        <Points points={services} />
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <WhatsAppLink message={chatMessages.services}>WhatsApp</WhatsAppLink>
          <ArrowLink className="action" to="/services">
            All services
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}

const STEPS = [
  { drawing: Video, title: 'See it', text: 'On a video call, or through somebody on site.' },
  {
    drawing: FileSearch,
    title: 'Have it checked',
    text: 'Your own lawyer reads the papers first.',
  },
  {
    drawing: Handshake,
    title: 'Agree in writing',
    text: 'Price, dates and what happens if we are late.',
  },
  {
    drawing: Landmark,
    title: 'Pay by bank',
    text: 'Into the account named in your contract.',
  },
  {
    drawing: KeyRound,
    title: 'Collect the keys',
    text: 'In person, or through somebody you name.',
  },
];

/** How a purchase from another country goes, drawn: down a phone, across a wide screen. */
export function FromAbroad() {
  return (
    <section id="abroad" aria-labelledby="abroad-title" className="wrap">
      <div className="section max-md:pt-7 max-md:pb-3">
        <h2 id="abroad-title" className="title">
          Buying from abroad
        </h2>
        <ol className="way">
          {STEPS.map(({ drawing, title, text }) => (
            <li key={title}>
              <Icon drawing={drawing} size={24} />
              <strong className="subtitle font-serif font-medium">{title}</strong>
              <span className="note">{text}</span>
            </li>
          ))}
        </ol>
        <ArrowLink className="action mt-2" to="/guides">
          Read the guides
        </ArrowLink>
      </div>
    </section>
  );
}

export function Testimonials() {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="quotes on-deep">
      <Picture picture={withoutPreview(bloomTowers2)} sizes="100vw" />
      <div>
        <h2 id="testimonials-title" className="wrap note pb-4">
          Examples, not real clients: what buyers might say
        </h2>
        <Carousel label="Testimonials" noun="testimonial">
          {testimonials.map((testimonial) => (
            <Quote key={testimonial.author} {...testimonial} />
          ))}
        </Carousel>
      </div>
    </section>
  );
}

function Quote({ text, author, location }: (typeof testimonials)[number]) {
  return (
    <figure className="wrap flex h-full flex-col">
      <blockquote className="testimonial">
        <p>{`“${text}”`}</p>
      </blockquote>
      <figcaption className="mt-6 mb-4 md:mt-8">
        <span className="font-semibold">{author}</span>
        <span className="block text-muted">{location}</span>
      </figcaption>
    </figure>
  );
}
