import { type ComponentType, Suspense } from 'react';
import { ContactForm } from './contact-form';

/** @param props.Details the offices' addresses and hours, which may hydrate after the form */
export function ContactSection({ Details }: { Details: ComponentType }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="wrap">
      <div className="section ruled max-md:py-7">
        <div className="max-w-2xl">
          <h2 id="contact-title" className="title max-md:text-section">
            Contact: tell us what you are looking for
          </h2>
          <p className="lead mt-3 text-muted max-md:hidden">
            Our offices in Lagos and London will answer.
          </p>
        </div>
        <div className="mt-5 grid gap-10 lg:grid-cols-[7fr_4fr] lg:gap-16">
          <ContactForm id="contact" />
          <Suspense>
            <Details />
          </Suspense>
        </div>
      </div>
    </section>
  );
}
