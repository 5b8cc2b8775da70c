import type { DeliveredEntry } from '../../offline/entry';
import { PagedList } from '../../ui/paged-list';
import { deliveredWords, isChat, kindWords, propertyOf } from './entry-words';

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
