import { chatMessages } from '../../content/messages';
import { CURRENCIES, CURRENCY_NAMES } from '../../domain/currency';
import type { PropertyHead } from '../../domain/property-head';
import { CopyOffline } from '../../features/whatsapp/copy-offline';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { later } from '../../ui/later';
import { Priced } from '../../ui/priced';
import { RateNote } from '../../ui/rate-note';
import { TourLink } from '../tour-link';

const CurrencyChoice = later(
  async () => (await import('../../features/currency/currency-choice')).CurrencyChoice,
);

export function PriceCard({ property }: { property: PropertyHead }) {
  const { title, price, priceNote, deposit, currency, hasTour, whatsappMessage } = property;
  const offered = CURRENCIES.filter((one) => price.about[one]);
  return (
    <section aria-label="Price" className="border-t border-accent pt-4">
      <dl className="flex flex-wrap gap-x-6 gap-y-3">
        <div>
          <dt className="note">Starting Price</dt>
          <dd className="figures font-serif text-price leading-tight">
            <Priced {...price} />
          </dd>
          {priceNote && (
            <dd className="figures mt-1">
              <Priced {...priceNote} />
            </dd>
          )}
        </div>
        <div>
          <dt className="note">Initial deposit</dt>
          <dd className="figures mt-1 leading-tight font-semibold">
            <Priced {...deposit} />
          </dd>
        </div>
      </dl>
      {offered.length > 0 && (
        <div className="no-print mt-3 min-h-11">
          <CurrencyChoice offered={offered} />
        </div>
      )}
      <RateNote className="mt-1" isConverted={offered.length > 0}>
        {`The contract is in ${CURRENCY_NAMES[currency]}.`}
      </RateNote>
      <div className="no-print mt-4 grid gap-3">
        <WhatsAppLink className="button button-primary" message={chatMessages.inspection(title)}>
          Book Inspection
        </WhatsAppLink>
        {/* On phones the bottom bar has it. */}
        <div className="grid max-md:hidden">
          <WhatsAppLink message={whatsappMessage}>WhatsApp Now</WhatsAppLink>
        </div>
      </div>
      <CopyOffline message={whatsappMessage} />
      {hasTour && <TourLink className="action no-print mt-2" />}
    </section>
  );
}
