import { type ComponentType, lazy, Suspense } from 'react';
import { titled } from '../../content/brand';
import { StampDutyCalculator } from '../../features/calculators/stamp-duty-calculator';
import { later } from '../../ui/later';
import { Section } from '../../ui/section';
import { finishedPart } from '../finished';
import type { PageMeta } from '../page-module';

export const meta: PageMeta = {
  title: titled('Stamp duty calculator for buyers from abroad'),
  description:
    'Stamp Duty Land Tax on a home in England or Northern Ireland, with the surcharges for a second home and for buyers who live abroad.',
};

/**
 * What stands below the calculator, with the sources of its rates (`uk-sdlt-bands` and others): from its source during the
 * build, from its document in a browser.
 */
const Notes = lazy(async (): Promise<{ default: ComponentType }> => {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { DutyNotes } = await import('./duty-notes-source');
    return { default: DutyNotes };
  }
  return { default: await finishedPart('/calculators/stamp-duty') };
});

/** Only a property's page leads to them. */
const DutySteps = later(async () => (await import('./duty-steps')).DutySteps);

export function Page() {
  return (
    <>
      <header className="wrap pt-12 pb-10 md:pt-20 md:pb-14">
        <h1 className="max-w-[22ch] text-headline leading-[1.06] tracking-[-0.018em]">
          Stamp duty calculator for England and Northern Ireland
        </h1>
        <p className="lead mt-6 text-muted">
          What HM Revenue & Customs charges on the price of a home. The address of this page keeps
          what you entered: bookmark it, or send it.
        </p>
      </header>
      <Section id="calculator" title="Your stamp duty">
        <StampDutyCalculator actions={(chosen) => <DutySteps {...chosen} />} />
      </Section>
      <Suspense>
        <Notes />
      </Suspense>
    </>
  );
}
