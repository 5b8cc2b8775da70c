import type { ReactNode } from 'react';
import type { LiveChange } from '../../offline/changes/change-entry';
import { Link } from '../../ui/link';
import type { Unsent } from './unsent-card';
import { UnsentList } from './unsent-list';
import { useDiscards } from './use-discards';

type Props = {
  changes: LiveChange[];
  /** The button that retries parked items, if it belongs in this section. */
  sendAgain: ReactNode;
};

/** The pending staff changes. They name nobody, because anyone may be holding this phone. */
export function StaffChanges({ changes, sendAgain }: Props) {
  const discards = useDiscards<Unsent>(changes);
  if (discards.rows.length === 0) return null;
  const parked = changes.filter(({ state }) => state.kind === 'parked').length;

  return (
    <section aria-label="Changes made in the dashboard">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 tabIndex={-1} className="title">
          Changes made in the dashboard
        </h2>
        {sendAgain}
      </div>
      {changes.length > 0 && (
        <p className="mt-2 max-w-xl text-muted">
          {parked > 0
            ? 'Some need a decision, which is made in the dashboard.'
            : 'They go out once there is a network and whoever made them has the dashboard open.'}
        </p>
      )}
      <Link className="action" to="/admin">
        Open the dashboard
      </Link>
      <UnsentList {...discards} />
    </section>
  );
}
