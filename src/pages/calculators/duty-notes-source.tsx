import { factOf } from '../../content/facts';
import { britishDate } from '../../lib/english';
import { TextLink } from '../../ui/link';
import { ReadingSection } from '../../ui/section';
import { Sources } from '../sources';
import { EnglandCosts, englandCostFacts } from '../texts/england-costs';

const refundFacts = ['uk-sdlt-nonresident', 'uk-sdlt-additional'];

/** What stands below the stamp duty calculator. Only the build renders it. */
export function DutyNotes() {
  return (
    <div data-finished="/calculators/stamp-duty">
      <ReadingSection id="refunds" title="Surcharges and refunds">
        {refundFacts.map((id) => (
          <p key={id}>{factOf(id).statement}</p>
        ))}
      </ReadingSection>
      <ReadingSection id="not-covered" title="What it does not cover">
        <p>
          Companies and trusts, homes with a shop or land to farm, first-time buyers’ relief, shared
          ownership, several homes bought at once, and the rent of a new lease. Scotland and Wales
          have taxes of their own. Ask your solicitor.
        </p>
      </ReadingSection>
      <EnglandCosts />
      <ReadingSection id="sources" title="Source of the rates">
        <p>
          Rates since 1 April 2025, checked on {britishDate(factOf('uk-sdlt-bands').checkedOn)} with
          HM Revenue & Customs. Our <TextLink href="/guides/england">guide to England</TextLink>{' '}
          follows a purchase step by step.
        </p>
      </ReadingSection>
      <Sources ids={englandCostFacts} />
    </div>
  );
}
