import type { OutboxContents } from '../../offline/status';
import { PagedList } from '../../ui/paged-list';

/** Records that this release can't read: they are kept, and exported unchanged. */
export function Unreadable({ records }: { records: OutboxContents['unreadable'] }) {
  return (
    <section aria-label="Could not be read">
      <h2 className="title">Could not be read</h2>
      <p className="mt-2 max-w-xl text-muted">
        Saved by another version of this site, or damaged. They stay here, and are in the exported
        file.
      </p>
      <PagedList className="rules mt-4" size={20}>
        {records.map(({ seq }) => (
          <li key={seq}>Record {seq}</li>
        ))}
      </PagedList>
    </section>
  );
}
