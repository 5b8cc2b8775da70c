import { ReadingSection } from '../../ui/section';
import { TextLink } from '../../ui/text-link';
import { Sources } from '../sources';
import { EnglandCosts, englandCostFacts } from '../texts/england-costs';

/** What stands below the stamp duty calculator. Only the build renders it. */
export function DutyNotes() {
  return (
    <div data-finished="/calculators/stamp-duty">
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
      </ReadingSection>
      <EnglandCosts />
      <ReadingSection id="sources" title="Where the rates are from">
        <p>
          Rates since 1 April 2025, checked on 25 November 2026 with HM Revenue & Customs. Our{' '}
          <TextLink href="/guides/england">guide to England</TextLink> follows a purchase step by
          step.
        </p>
      </ReadingSection>
      <Sources ids={englandCostFacts} />
    </div>
  );
}
