import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOf, object, oneOf, parsed, type ShapeOf, text } from '../../src/lib/shape.ts';

/** What watchers are told about. */
export const TOPICS = ['price', 'units', 'papers', 'progress'] as const;
export type TopicName = (typeof TOPICS)[number];

const isTopic = object({
  topic: oneOf(...TOPICS),
  /** Differs if the facts differ, whatever their words. */
  fingerprint: text,
  /** The facts in words, a line each. */
  words: text,
});
export type ShownTopic = ShapeOf<typeof isTopic>;

/** The file in which a build says what the site shows of each property. */
export const SHOWN_FILE = 'changes.json';

const isShown = object({
  /** Signs the e-mails. */
  company: object({ name: text, email: text, whatsapp: text }),
  properties: listOf(
    object({
      slug: text,
      title: text,
      topics: listOf(isTopic),
    }),
  ),
});

/** What the site shows of its properties. */
export type Shown = ShapeOf<typeof isShown>;
export type ShownProperty = Shown['properties'][number];

/** Reads the build's file. @param where it comes from, for the message */
export function readShown(json: string, where: string): Shown {
  const shown = parsed(json, isShown);
  if (!shown)
    throw new Error(`${where} does not say what the site shows: is it a build of this site?`);
  return shown;
}

/** Reads it from a folder; undefined if there is no build in it. */
export function shownIn(folder: string): Shown | undefined {
  const file = join(folder, SHOWN_FILE);
  return existsSync(file) ? readShown(readFileSync(file, 'utf8'), file) : undefined;
}
