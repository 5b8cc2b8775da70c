import { chatMessages } from '../../content/messages';
import { officeLagos, viewingDay } from '../../content/pictures.generated';
import reasons from '../../content/reasons.yaml';
import services from '../../content/services.yaml';
import { withoutPreview } from '../../domain/picture';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { ArrowLink } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { Points } from '../../ui/points';

// The sections that are hydrated only when they are near: nothing in them is saved or sent.

export { ContactDetails } from '../../features/enquiry/contact-details';
export { PaymentSection } from '../../features/payment/payment-section';
export { FromAbroad } from './from-abroad';
export { Testimonials } from './testimonials';

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
          <WhatsAppLink message={chatMessages.services}>Ask on WhatsApp</WhatsAppLink>
          <ArrowLink className="action" to="/services">
            All services
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}
