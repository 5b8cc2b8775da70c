import { chatMessages } from '../../content/messages';
import { services } from '../../content/services';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { ArrowLink } from '../../ui/link';
import { Points } from '../../ui/points';
import { Section } from '../../ui/section';

export function ServicesOverview() {
  return (
    <Section id="services" title="What we do">
      <Points points={services.map(({ title, brief }) => ({ title, text: brief }))} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <WhatsAppLink message={chatMessages.services}>Ask on WhatsApp</WhatsAppLink>
        <ArrowLink className="action" to="/services">
          All services
        </ArrowLink>
      </div>
    </Section>
  );
}
