import { createHash } from 'node:crypto';
import type { ShownTopic, TopicName } from './shown.ts';

/** A watched fact. Only a new name or value is a change; the line is for reading. */
export type WatchedFact = { name: string; value: string; line?: string };

/** A topic of a property, with its facts in words. */
export function topicOf(topic: TopicName, facts: WatchedFact[]): ShownTopic {
  const words = facts.map(({ name, value, line }) => line ?? `${name}: ${value}`).join('\n');
  return { topic, fingerprint: fingerprintOf(facts), words };
}

/** Another order of the same facts is not a change. */
function fingerprintOf(facts: WatchedFact[]): string {
  const content = facts.map(({ name, value }) => JSON.stringify([name, value])).sort();
  return createHash('sha256').update(content.join()).digest('hex').slice(0, 16);
}
