import { NewsletterForm } from './newsletter-form';

export function NewsletterSection() {
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className="wrap">
      <div className="section grid gap-5 max-md:py-7 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="newsletter-title" className="title">
            Newsletter: once a month
          </h2>
          <p className="mt-2 text-muted">
            New developments, price changes, an article. Unsubscribe any time.
          </p>
        </div>
        <NewsletterForm id="newsletter" hasName />
      </div>
    </section>
  );
}
