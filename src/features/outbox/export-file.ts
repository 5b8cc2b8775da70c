import { brand } from '../../content/brand';
import { changeWords } from '../../domain/change-words';
import { lagosDay } from '../../domain/lagos-time';
import { toBase64 } from '../../lib/base64';
import { isLive } from '../../offline/entry';
import type { OutboxContents } from '../../offline/status';
import { kindWords, PICTURE } from './entry-words';
import { pendingChanges, unreadableRecords } from './pending-changes';

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
