import { reasons } from '../../content/reasons';
import { Section } from '../../ui/section';

/** Four reasons to buy with us. */
export function WhyChooseUs() {
  return (
    <Section id="why-us" title="Why people buy with us">
      <dl className="rules">
        {reasons.map(({ title, text }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 md:grid-cols-[5fr_7fr]">
            <dt className="subtitle font-serif">{title}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
