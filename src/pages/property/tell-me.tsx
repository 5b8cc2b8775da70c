import type { PropertyHead } from '../../domain/property-head';
import { firstOf, later } from '../../ui/later';

const WatchForm = later(
  async () => (await import('../../features/watch/watch-form')).WatchForm,
  // It is folded until then.
  () => firstOf('toggle'),
);

/** Offers to tell somebody by e-mail when the property changes. */
export function TellMe({ property: { slug, title } }: { property: PropertyHead }) {
  return (
    <details id="changes" className="folded-part mt-5">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">
        <h3 className="inline font-sans">Tell me when this changes</h3>
      </summary>
      <p className="reading mb-4">
        {`One email when the price, the papers or the work on site change at ${title}.`}
      </p>
      {/* As tall as the form. */}
      <div className="min-h-54">
        <WatchForm slug={slug} title={title} />
      </div>
    </details>
  );
}
