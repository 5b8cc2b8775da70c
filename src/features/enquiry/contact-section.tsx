import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';

export function ContactSection() {
  return (
    <section id="contact" aria-labelledby="contact-title" className="wrap">
      <div className="section ruled max-md:py-8">
        <div className="max-w-2xl">
          <h2 id="contact-title" className="title">
            Tell us what you are looking for
          </h2>
          <p className="lead mt-3 text-muted">
            You speak to the people who do the work, in Lagos or in London.
          </p>
        </div>
        <div className="mt-6 grid gap-10 lg:grid-cols-[7fr_4fr] lg:gap-20">
          <ContactForm id="contact" />
          <ContactDetails />
        </div>
      </div>
    </section>
  );
}
