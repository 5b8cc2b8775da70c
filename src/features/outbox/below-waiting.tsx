import { type ReactNode, useState } from 'react';
import { brand } from '../../content/brand';
import { handOver } from '../../device/files';
import { changeWords } from '../../domain/change-words';
import { lagosDay } from '../../domain/lagos-time';
import { toBase64 } from '../../lib/base64';
import type { LiveChange } from '../../offline/change-entry';
import { type DeliveredEntry, isLive } from '../../offline/entry';
import type { OutboxContents } from '../../offline/status';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { PagedList } from '../../ui/paged-list';
import { deliveredWords, isChat, kindWords, PICTURE, propertyOf } from './entry-words';
import { dashboardAddress, pendingChanges, unreadableRecords } from './pending-changes';
import type { Unsent } from './unsent-card';
import { UnsentList, useDiscards } from './unsent-list';

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
            : 'They go out once there is a network and the person who made them has the dashboard open.'}
        </p>
      )}
      <Link className="action" to={dashboardAddress(changes)}>
        Open the dashboard
      </Link>
      <UnsentList {...discards} />
    </section>
  );
}

/** The last resort, for a phone that will be gone before it can send. */
export function ExportSection({ contents }: { contents: OutboxContents }) {
  const [hasFailed, setHasFailed] = useState(false);

  const save = async () => {
    // A second failure is announced only if the first one's message was removed.
    setHasFailed(false);
    try {
      await handOver(exportFile(contents, new Date()));
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <details className="border-t border-line">
      <summary className="cursor-pointer py-4 font-semibold">Export as a file</summary>
      <div className="reading pb-6">
        <p>
          If this phone is being handed on before it could send. The file holds{' '}
          <strong>names, addresses, phone numbers and messages</strong>, readable by anyone who
          opens it: hand it to the office, then delete it. What is here stays here and still goes
          out.
        </p>
        <p>
          <Button onClick={() => void save()}>Save the file</Button>
        </p>
        {hasFailed && <p role="alert">The file could not be saved or shared. Please try again.</p>}
      </div>
    </details>
  );
}

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

/** What was sent within the last day. Only that is remembered, and nothing about the person. */
export function Sent({ entries }: { entries: DeliveredEntry[] }) {
  const parts = [
    {
      title: 'Sent',
      note: 'Listed here for a day, without names.',
      entries: entries.filter((entry) => !isChat(entry)),
    },
    {
      title: 'Recorded',
      note: 'We have these. What you wrote in WhatsApp goes when you press send there.',
      entries: entries.filter(isChat),
    },
  ];
  return parts.map(
    (part) =>
      part.entries.length > 0 && (
        <section key={part.title} aria-label={part.title}>
          <h2 className="title">{part.title}</h2>
          <p className="note mt-2">{part.note}</p>
          <PagedList className="rules mt-4" size={20}>
            {[...part.entries].reverse().map((entry) => (
              <li key={entry.seq} className="flex flex-wrap justify-between gap-x-6">
                <span>{[kindWords(entry), propertyOf(entry)].filter(Boolean).join(' · ')}</span>
                <span className="note figures">{deliveredWords(entry)}</span>
              </li>
            ))}
          </PagedList>
        </section>
      ),
  );
}

/** Everything on this device that the database does not have yet, as text that people and programs can read. */
export function exportText(contents: OutboxContents, now: Date): string {
  const { entries } = contents;
  const content = {
    about: `Enquiries, and changes made in the dashboard, from one device that had not reached ${brand.name}. It holds personal data.`,
    exported_at: now.toISOString(),
    enquiries: entries.filter(isLive).map((entry) => ({
      title: kindWords(entry),
      id: entry.id,
      captured_at: entry.capturedAt,
      attempts: entry.attempts,
      ...(entry.state.kind === 'parked' && { refused: entry.state.why }),
      ...entry.submission,
    })),
    pictures: contents.pictures.map(({ lead, capturedAt, picture }) => ({
      title: PICTURE,
      enquiry: lead,
      captured_at: capturedAt,
      jpeg_in_base64: toBase64(picture),
    })),
    changes: pendingChanges(contents).map(({ capturedAt, attempts, change, state }) => ({
      title: changeWords(change),
      captured_at: capturedAt,
      attempts,
      ...(state.kind === 'parked' && { refused: state.why }),
      ...change,
    })),
    unreadable: unreadableRecords(contents).map(({ record }) => record),
  };
  // A damaged record may hold what JSON can't express.
  const writable = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
  return JSON.stringify(content, writable, 2);
}

export function exportFile(contents: OutboxContents, now: Date): File {
  const name = `${brand.shortName.toLowerCase()}-enquiries-${lagosDay(now.getTime())}.json`;
  return new File([exportText(contents, now)], name, { type: 'application/json' });
}
