import type { DeliveredEntry } from '../../offline/entry';
import { PagedList } from '../../ui/paged-list';
import { deliveredWords, kindWords } from './entry-words';

/** What went out within the last day: that much is remembered, and nothing about the person. */
export function Sent({ entries }: { entries: DeliveredEntry[] }) {
  return (
    <section aria-label="Sent">
      <h2 className="title">Sent</h2>
      <p className="note mt-2">Listed here for a day, without names.</p>
      <PagedList className="rules mt-4" size={20}>
        {[...entries].reverse().map((entry) => (
          <li key={entry.seq} className="flex flex-wrap justify-between gap-x-6">
            <span>{[kindWords(entry), entry.subject.property].filter(Boolean).join(' · ')}</span>
            <span className="note figures">{deliveredWords(entry)}</span>
          </li>
        ))}
      </PagedList>
    </section>
  );
}
