import { company } from '../../content/company';
import { mailLink, telLink } from '../../lib/phone-link';

/** The offices, phone numbers, e-mail address and opening hours. On phones the footer, just below, has them. */
export function ContactDetails() {
  return (
    <div id="contact-details" className="rules max-md:hidden">
      {company.offices.map((office) => (
        <div key={office.city}>
          <h3 className="subtitle">{office.city}</h3>
          <address className="not-italic text-muted">
            {office.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <a className="action" href={telLink(office.phone)}>
            {office.phone}
          </a>
        </div>
      ))}
      <div>
        <h3 className="subtitle">By email</h3>
        <a className="action" href={mailLink(company.email)}>
          {company.email}
        </a>
      </div>
      <div>
        <h3 className="subtitle">Opening hours</h3>
        <dl className="figures mt-1 grid grid-cols-[auto_1fr] gap-x-6 text-muted">
          {company.openingTimes.map(({ days, hours }) => (
            <div key={days} className="contents">
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
