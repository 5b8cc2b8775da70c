import type { PropertyHead } from '../../domain/property-head';
import { later } from '../../ui/later';
import { Section } from '../../ui/section';
import { whenNear } from '../../ui/when-near';

const ID = 'changes';

const WatchForm = later(
  async () => (await import('../../features/watch/watch-form')).WatchForm,
  async () => {
    const section = document.getElementById(ID);
    if (section) await whenNear(section);
  },
);

/** Offers to tell somebody by e-mail when the property changes. */
export function TellMe({ property: { slug, title } }: { property: PropertyHead }) {
  return (
    <div className="no-print">
      <Section id={ID} title="Tell me when this changes">
        <p className="reading mb-5">
          One email when the price, the papers or the work on site change at {title}.
        </p>
        {/* As tall as the form. */}
        <div className="min-h-54">
          <WatchForm slug={slug} title={title} />
        </div>
      </Section>
    </div>
  );
}
