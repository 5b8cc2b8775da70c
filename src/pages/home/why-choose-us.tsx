import { Section } from '../../ui/section';

const REASONS = [
  {
    title: 'Appointed introducer',
    text: 'We are appointed by the developers whose homes we show. You deal with one office from the first question to the keys.',
  },
  {
    title: 'Flexible payment options',
    text: 'Outright, or in instalments on dates that are written down before you pay anything. The total is always on the same page.',
  },
  {
    title: 'Client-first approach',
    text: 'If a property does not suit you, we say so. Most of our clients come from someone who bought before them.',
  },
  {
    title: 'Expert guidance',
    text: 'Title checks, surveys, mortgages and tax in Nigeria and the United Kingdom, explained by people who do it every week.',
  },
];

/** Four reasons to buy with us. */
export function WhyChooseUs() {
  return (
    <Section id="why-us" title="Why people buy with us">
      <dl className="rules">
        {REASONS.map(({ title, text }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 md:grid-cols-[5fr_7fr]">
            <dt className="subtitle font-serif">{title}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
