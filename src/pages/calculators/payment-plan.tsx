import { titled } from '../../content/brand';
import { PlanCalculator } from '../../features/calculators/plan-calculator';
import { Link } from '../../ui/link';
import { RateNote } from '../../ui/priced';
import { ReadingSection, Section } from '../../ui/section';
import type { PageMeta } from '../page-module';
import { NextSteps } from './next-steps';

const WHAT =
  'Every payment with its date, in the currency of the contract and in your own, and what happens if exchange rates change.';

export const meta: PageMeta = {
  title: titled('Payment plan calculator: what is due, and when'),
  description: WHAT,
};

export function Page() {
  return (
    <>
      <header className="wrap pt-8 pb-6 md:pt-16 md:pb-10">
        <h1 className="max-w-[22ch] text-headline leading-[1.06] tracking-[-0.018em]">
          Payment plan calculator
        </h1>
        <p className="lead mt-6 text-muted">{WHAT} The address of this page keeps your choices.</p>
      </header>
      <Section id="calculator" title="Your payments, date by date">
        <PlanCalculator
          actions={({ plan, inShort, ...chosen }) => (
            <NextSteps {...chosen} sums={` (${plan}): ${inShort}`} />
          )}
        />
      </Section>
      <ReadingSection id="rates" title="What exchange rates can change">
        <RateNote>
          Contracts are in naira in Nigeria, and in pounds in the United Kingdom. Only the
          contract’s sum is fixed.
        </RateNote>
        <p>
          Nobody knows next year’s rates. If you earn pounds or dollars and pay naira, a weaker
          naira makes later payments cheaper, a stronger one dearer. Before you sign, look at the
          plan at a rate 20% worse for you: could you still pay?
        </p>
      </ReadingSection>
      <ReadingSection id="not-included" title="Costs it leaves out">
        <p>
          Taxes, registration, lawyers and bank charges. Each property’s page lists them. For
          England there is a{' '}
          <Link className="underline" to="/calculators/stamp-duty">
            stamp duty calculator
          </Link>
          , and for Lagos a{' '}
          <Link className="underline" to="/guides/lagos-costs">
            checklist of costs
          </Link>
          .
        </p>
      </ReadingSection>
    </>
  );
}
