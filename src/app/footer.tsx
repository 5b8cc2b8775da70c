import { company } from '../content/company';
import { chatMessages } from '../content/messages';
import { NewsletterForm } from '../features/newsletter/newsletter-form';
import { ChatLink } from '../hooks/chat-link';
import { mailLink, telLink } from '../lib/phone-link';
import { calculators, further, navigation } from '../routes';
import { Link } from '../ui/link';
import { Wordmark } from '../ui/wordmark';

const links: { path: string; label: string; className?: string }[] = [
  ...navigation,
  { path: '/shortlist', label: 'Shortlist' },
  { path: '/#contact', label: 'Contact' },
  ...further,
  { path: '/privacy', label: 'Privacy' },
  { path: '/auth', label: 'Staff' },
  // Phones have them in the menu.
  ...calculators.map((one) => ({ ...one, className: 'max-md:hidden' })),
];

export function Footer() {
  return (
    <footer className="on-deep no-print pb-[calc(var(--bar)+0.75rem)]">
      {/* At most one screen of a phone. */}
      <div className="wrap grid gap-x-12 gap-y-3 py-6 sm:grid-cols-2 md:pt-20 lg:grid-cols-[4fr_3fr_3fr_4fr]">
        <div className="[--mark:var(--on-deep-muted)]">
          {/* A phone's header has it in sight. */}
          <div className="mb-4 max-md:hidden">
            <Wordmark />
          </div>
          <p className="note md:max-w-xs">{company.blurb}</p>
          <ul className="flex flex-wrap gap-x-5">
            {company.social.map(({ name, url }) => (
              <li key={name}>
                <a className="footer-link" href={url} target="_blank" rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Quick links">
          <h2 className="subtitle max-md:hidden">Quick links</h2>
          <ul className="note footer-links">
            {links.map(({ path, label, className }) => (
              <li key={path} className={className}>
                <Link className="footer-link" to={path}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2 className="subtitle max-md:hidden">Contact</h2>
          <ul className="flex flex-wrap gap-x-5">
            {company.offices.map(({ city, phone }) => (
              <li key={city}>
                <a className="footer-link" href={telLink(phone)}>
                  <span>
                    <span className="block text-muted">{city}</span> {phone}
                  </span>
                </a>
              </li>
            ))}
            <li>
              <a className="footer-link" href={mailLink(company.email)}>
                {company.email}
              </a>
            </li>
            <li>
              <ChatLink className="footer-link" message={chatMessages.generic}>
                WhatsApp
              </ChatLink>
            </li>
          </ul>
          <p className="text-muted">{`${company.hours}, local time`}</p>
        </section>
        <section>
          <h2 className="subtitle max-md:hidden">Newsletter</h2>
          <p className="note mb-2">New developments and price changes, once a month.</p>
          <NewsletterForm id="footer-newsletter" />
        </section>
      </div>
      <div className="wrap">
        <p className="note border-t border-line pt-4">
          {/* The year of the build. Using the browser's year could differ from the prerendered HTML. */}
          © <span suppressHydrationWarning>{new Date().getFullYear()}</span>{' '}
          {`${company.name}${company.isDemonstration ? ', a demonstration' : ''}. All pictures are artist’s impressions.`}
        </p>
      </div>
    </footer>
  );
}
