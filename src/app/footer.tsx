import { company } from '../content/company';
import { chatMessages } from '../content/messages';
import { NewsletterForm } from '../features/newsletter/newsletter-form';
import { WhatsAppLink } from '../features/whatsapp/whatsapp-link';
import { mailLink, telLink } from '../lib/phone-link';
import { navigation } from '../routes';
import { Link } from '../ui/link';
import { Wordmark } from '../ui/wordmark';

const links = [
  ...navigation,
  { path: '/shortlist', label: 'Shortlist' },
  { path: '/#contact', label: 'Contact' },
  { path: '/guides', label: 'Buying from abroad' },
  { path: '/verify', label: 'Check us' },
  { path: '/privacy', label: 'Privacy' },
];

export function Footer() {
  return (
    <footer className="on-deep no-print pb-[calc(var(--bar)+1.5rem)]">
      <div className="wrap grid gap-x-12 gap-y-10 pt-14 pb-10 sm:grid-cols-2 md:pt-20 lg:grid-cols-[4fr_2fr_3fr_4fr]">
        <div className="[--mark:var(--on-deep-muted)]">
          <Wordmark />
          <p className="mt-4 max-w-xs text-muted">{company.blurb}</p>
          <ul className="mt-4 flex flex-wrap gap-x-5">
            {company.social.map(({ name, url }) => (
              <li key={name}>
                <a className="footer-link" href={url} target="_blank" rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className="subtitle">
            Quick links
          </h2>
          <ul className="mt-2">
            {links.map(({ path, label }) => (
              <li key={path}>
                <Link className="footer-link" to={path}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className="subtitle">
            Contact
          </h2>
          <ul className="mt-2">
            {company.offices.map(({ city, phone }) => (
              <li key={city}>
                <a className="footer-link" href={telLink(phone)}>
                  <span className="w-18 text-muted">{city}</span> {phone}
                </a>
              </li>
            ))}
            <li>
              <a className="footer-link" href={mailLink(company.email)}>
                {company.email}
              </a>
            </li>
          </ul>
          <p className="mt-1 mb-4 text-muted">{company.hours}</p>
          <WhatsAppLink message={chatMessages.generic}>WhatsApp</WhatsAppLink>
        </section>
        <section aria-labelledby="footer-newsletter">
          <h2 id="footer-newsletter" className="subtitle">
            Newsletter
          </h2>
          <p className="mt-2 mb-4 text-muted">New developments and price changes, once a month.</p>
          <NewsletterForm id="footer-newsletter" />
        </section>
      </div>
      {/* Leaves room for the floating button that scrolls to the top. */}
      <div className="wrap max-md:pr-22">
        <p className="note border-t border-line pt-5">
          {/* The year of the build. Using the browser's year could differ from the prerendered HTML. */}
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {company.name}
          {company.isDemonstration && ', a demonstration'}. All pictures are artist’s impressions.
        </p>
      </div>
    </footer>
  );
}
