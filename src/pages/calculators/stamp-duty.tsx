import { StampDutyCalculator } from '../../features/calculators/stamp-duty-calculator';
import { ReadingSection, Section } from '../../ui/section';
import { TextLink } from '../../ui/text-link';
import type { PageMeta } from '../page-module';

export const meta: PageMeta = {
  title: 'Stamp duty calculator for buyers from abroad | Meridian Estates',
  description:
    'Stamp Duty Land Tax on a home in England or Northern Ireland, with the surcharges for a second home and for buyers who live abroad.',
};

export function Page() {
  return (
    <>
      <header className="wrap pt-12 pb-10 md:pt-20 md:pb-14">
        <h1 className="max-w-[22ch] text-headline leading-[1.06] tracking-[-0.018em]">
          Stamp duty in England and Northern Ireland
        </h1>
        <p className="lead mt-6 text-muted">
          What HM Revenue & Customs charges on the price of a home. The address of this page holds
          what you entered: bookmark it, or send it.
        </p>
      </header>
      <Section id="calculator" title="Work it out">
        <StampDutyCalculator />
      </Section>
      <ReadingSection id="refunds" title="Getting a surcharge back">
        <p>
          The 2 points for buyers from abroad can be refunded if you then spend 183 days in the UK
          within a continuous period of 365 days that ends no later than a year after completion.
        </p>
        <p>
          The 5 points for another home can be refunded if this home replaces your main one, and you
          sell that one within three years.
        </p>
      </ReadingSection>
      <ReadingSection id="not-covered" title="What it does not cover">
        <p>
          Companies and trusts, homes with a shop or land to farm, first-time buyers’ relief, shared
          ownership, several homes bought at once, and the rent of a new lease. Scotland and Wales
          have taxes of their own. Ask your solicitor.
        </p>
        <p>
          Rates since 1 April 2025, checked on 25 November 2026 with HM Revenue & Customs. The other
          costs of a purchase are in our{' '}
          <TextLink href="/guides/england">guide to England</TextLink>.
        </p>
      </ReadingSection>
    </>
  );
}
