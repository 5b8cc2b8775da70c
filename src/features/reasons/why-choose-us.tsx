import { reasons } from '../../content/reasons';
import { Points } from '../../ui/points';
import { Section } from '../../ui/section';

/** Four reasons to buy with us. */
export function WhyChooseUs() {
  return (
    <Section id="why-us" title="Why choose us">
      <Points points={reasons} />
    </Section>
  );
}
