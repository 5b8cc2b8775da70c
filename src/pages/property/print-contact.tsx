import { company } from '../../content/company';
import type { Property } from '../../domain/property';

/** The footer of the printed page: contact details and a QR code that leads back. */
export function PrintContact({ property }: { property: Property }) {
  return (
    <aside className="print-contact">
      <div>
        <p className="subtitle font-serif">{company.name}</p>
        <p>
          {company.offices.map(({ city, phone }) => `${city} ${phone}`).join(', ')}
          <br />
          WhatsApp {company.whatsapp}, {company.email}
          <br />
          {company.hours}
        </p>
        <p className="note">
          Artist’s impressions. Prices and plans as shown on our website on the day of printing.
        </p>
      </div>
      {/* Lazy and hidden on screen, so that only printing loads it. */}
      <img src={`/qr/${property.slug}.svg`} width={96} height={96} alt="" loading="lazy" />
    </aside>
  );
}
