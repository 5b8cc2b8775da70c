import { titled } from '../../content/brand';
import costs from '../../content/lagos-costs.yaml';
import { TextLink } from '../../ui/link';
import { Section } from '../../ui/section';
import { TextHeader } from '../page-ends';
import type { PageMeta } from '../page-module';
import { SourcesByTopic } from '../sources';

export const meta: PageMeta = {
  title: titled('What a purchase in Lagos costs: a checklist'),
  description:
    'Every cost besides the price of land or a home in Lagos, what each is charged on, what to ask, and a field for your lawyer’s quote.',
};

export function Page() {
  return (
    <div data-finished="/guides/lagos-costs">
      <TextHeader
        title="What a purchase in Lagos costs"
        lead="Take this list to your lawyer and fill in the quotes. We give no rates and no total: published rates differ, and the state charges them on a value that it assesses itself."
      >
        <p className="note mt-5">
          What you enter stays on this device. Print it to take it with you. For the price itself,{' '}
          <TextLink href="/calculators/payment-plan">work out the payments</TextLink>.
        </p>
      </TextHeader>
      <Section id="checklist" title="What to ask about each cost">
        <ul className="rules">
          {costs.map(({ label, base, asks }, index) => (
            <li key={label} className="grid gap-x-8 gap-y-2 md:grid-cols-[7fr_4fr]">
              <div>
                <h3 className="font-sans font-semibold">{label}</h3>
                <p className="mt-1 max-w-prose text-muted">{base}</p>
                <ul className="note mt-2 list-disc pl-5">
                  {asks.map((question) => (
                    <li key={question}>{question}</li>
                  ))}
                </ul>
              </div>
              <div className="field self-start">
                <label className="field-label" htmlFor={`cost-${index}`}>
                  Quote in naira
                  <span className="sr-only"> for {label}</span>
                </label>
                <input
                  id={`cost-${index}`}
                  className="input"
                  inputMode="numeric"
                  autoComplete="off"
                />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <SourcesByTopic ids={[...new Set(costs.flatMap(({ facts }) => facts ?? []))]} />
    </div>
  );
}
