import { Points } from '../../ui/points';
import { Section } from '../../ui/section';

const REASONS = [
  {
    title: 'Papers before payment',
    text: 'Title, survey and approvals are on the table before any money is. Your lawyer can read them at our office, or we send copies.',
  },
  {
    title: 'Plans you can compare',
    text: 'Every plan is written down with its total, so that you see what paying over time costs before you choose it.',
  },
  {
    title: 'Two countries, one adviser',
    text: 'Land in Lagos and an apartment in Birmingham answer different needs. We sell both, and say which one answers yours.',
  },
  {
    title: 'Bought from anywhere',
    text: 'Viewings by video, inspections in person, contracts by courier, and someone in Lagos or London who picks up the phone.',
  },
];

/** Reasons to invest. */
export function WhyInvest() {
  return (
    <Section id="why-invest" title="Why invest with us">
      <Points points={REASONS} />
    </Section>
  );
}
