import { listOf, number, object, oneOf, type ShapeOf, text } from '../../src/lib/shape.ts';
import { TOPICS, type TopicName } from './shown.ts';

const isTopic = object({ topic: oneOf(...TOPICS), before: text, after: text });
type Topic = ShapeOf<typeof isTopic>;

/** What every message that waits in the database is about, whichever way it goes. */
export const isWaiting = {
  id: text,
  property_slug: text,
  title: text,
  topics: listOf(isTopic),
  asked_at: text,
  attempts: number,
  link_token: text,
};

export type { Outcome } from '../../supabase/functions/push/deliver.ts';

const NAMES: Record<TopicName, string> = {
  price: 'price',
  units: 'units',
  papers: 'papers',
  progress: 'progress',
};

/** "price, units, papers and progress" */
export function topicNames(topics: Topic[]): string {
  return new Intl.ListFormat('en-GB').format(topics.map(({ topic }) => NAMES[topic]));
}

/** Only the lines that differ: the whole is on the page. */
export function topicText(changed: Topic): string {
  const { now, before } = changedLines(changed);
  return [
    NAMES[changed.topic].toUpperCase(),
    ...now.map((line) => `Now: ${line}`),
    ...before.map((line) => `Before: ${line}`),
  ].join('\n');
}

/** The lines that are new, and those that are gone. */
export function changedLines({ before, after }: Topic): { now: string[]; before: string[] } {
  const [was = [], is = []] = [before, after].map((words) => words.split('\n').filter(Boolean));
  return {
    now: is.filter((line) => !was.includes(line)),
    before: was.filter((line) => !is.includes(line)),
  };
}
