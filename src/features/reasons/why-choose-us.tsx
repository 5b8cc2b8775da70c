import { reasons } from '../../content/reasons';
import { Points } from '../../ui/points';
import { Section } from '../../ui/section';

export function WhyChooseUs() {
  return (
    <Section id="why-us" title="Why choose us">
      <Points points={reasons} />
    </Section>
  );
}
