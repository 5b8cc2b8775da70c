import { chatMessages } from '../../content/messages';
import reasons from '../../content/reasons.yaml';
import services from '../../content/services.yaml';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { ArrowLink } from '../../ui/link';
import { Points } from '../../ui/points';
import { Section } from '../../ui/section';

// The sections that are hydrated only when they are near: nothing in them is saved or sent.

export { PaymentSection } from '../../features/payment/payment-section';
export { Testimonials } from './testimonials';

export function WhyUs() {
  return (
    <Section id="why-us" title="Why choose us">
      <Points points={reasons} />
    </Section>
  );
}

export function ServicesOverview() {
  return (
    <Section id="services" title="What we do">
      <Points points={services} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <WhatsAppLink message={chatMessages.services}>Ask on WhatsApp</WhatsAppLink>
        <ArrowLink className="action" to="/services">
          All services
        </ArrowLink>
      </div>
    </Section>
  );
}
