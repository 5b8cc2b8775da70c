import assert from 'node:assert/strict';
import type { Submission } from '../../../src/domain/submission';
import type { Entry } from '../../../src/offline/entry';
import type { SubmitResult } from '../../../src/offline/result';
import type { StoredRow } from './database';

/** A submission, and what must have happened to it. */
export type SubmissionFact = {
  result: SubmitResult['kind'] | undefined;
  /** Its texts so far; the last is the current one. */
  texts: string[];
  /** How many of the earlier texts may have been stored before they were replaced. */
  doubtful: number;
  isDiscarded: boolean;
};

/** The column that identifies a submission. */
export function textOf(submission: Submission): string {
  if ('message' in submission) return submission.message;
  return ('notes' in submission ? submission.notes : submission.email) ?? '';
}

/** What the database refuses. */
export const isTooLong = (text: string) => text.length > 5000;

/** Describes a text in a report. */
const short = (text: string) => text.slice(0, 60);

/** Compares the database and the outbox with what people were told. Nothing waits any more. */
export function checkSubmissions(
  facts: readonly SubmissionFact[],
  rows: readonly StoredRow[],
  entries: readonly Entry[],
): void {
  for (const { state, ...entry } of entries) {
    const text = 'submission' in entry ? textOf(entry.submission) : '';
    const isAtRest = state.kind === 'delivered' || state.kind === 'parked';
    assert.ok(isAtRest, `${short(text)}: stuck, ${JSON.stringify(state)}`);
    if (state.kind === 'parked') {
      assert.ok(isTooLong(text), `${short(text)}: refused, ${JSON.stringify(state)}`);
      assert.ok(state.why, `${short(text)}: refused without a word`);
    }
  }

  const stored = countsOf(rows.map(({ text }) => text));
  const kept = countsOf(
    entries.flatMap((entry) =>
      entry.state.kind === 'parked' && 'submission' in entry ? [textOf(entry.submission)] : [],
    ),
  );
  const wanted = new Set(facts.flatMap(({ texts }) => texts));
  for (const [text, count] of stored) {
    assert.ok(wanted.has(text), `${short(text)}: nobody sent it`);
    assert.equal(count, 1, `${short(text)}: ${count} rows`);
  }

  for (const { result, texts, doubtful, isDiscarded } of facts) {
    const text = texts.at(-1) ?? '';
    const told = `${short(text)} (${result ?? 'told nothing'})`;
    const rowsOfAll = texts.filter((one) => stored.has(one)).length;
    assert.ok(rowsOfAll <= 1 + doubtful, `${told}: ${rowsOfAll} rows of one submission`);
    if (isDiscarded) continue;
    const isStored = stored.has(text);
    const copies = (isStored ? 1 : 0) + (kept.get(text) ?? 0);
    // If it was killed before any answer, it may be there or not. If it was reported as saved, it must be.
    const least = result === undefined || result === 'not-saved' ? 0 : 1;
    assert.ok(copies >= least, `${told}: lost`);
    assert.ok(copies <= 1, `${told}: there ${copies} times`);
    const isCalledSent = result === 'delivered' || result === 'already-subscribed';
    if (isCalledSent) assert.ok(isStored, `${told}: not stored`);
    if (isTooLong(text)) assert.ok(!isStored, `${told}: stored though it is too long`);
  }
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
