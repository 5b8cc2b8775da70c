import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';

export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-title" className="wrap">
      <div className="section ruled">
        <div className="max-w-2xl">
          <h2 id="contact-title" className="title">
            Tell us what you are looking for
          </h2>
          <p className="lead mt-4 text-muted">
            Ask about a property, a payment plan or a visit. You speak to the people who do the
            work, in Lagos or in London.
          </p>
        </div>
        <div className="mt-10 grid gap-14 lg:grid-cols-[7fr_4fr] lg:gap-20">
          <ContactForm id="contact" />
          <ContactDetails />
        </div>
      </div>
    </section>
  );
}
