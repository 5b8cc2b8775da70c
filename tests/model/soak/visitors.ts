import type { ListedTable } from '../../../src/domain/fields';
import type { Submission } from '../../../src/domain/submission';
import type { TypedOutbox } from '../../../src/offline/doubles/device';
import { isLive } from '../../../src/offline/entry';
import { isTooLong, type SubmissionFact, textOf } from './submission-facts';

const TOO_LONG = ` ${'and so on '.repeat(501)}`.trimEnd();

/** What people submit on the phone, and how they handle the entries that wait there. */
export function createVisitors() {
  const facts: SubmissionFact[] = [];

  function submit(outbox: TypedOutbox, submission: Submission): void {
    const fact: SubmissionFact = {
      result: undefined,
      texts: [textOf(submission)],
      doubtful: 0,
      isDiscarded: false,
    };
    facts.push(fact);
    void outbox.submit(submission).then(({ kind }) => {
      fact.result = kind;
    });
  }

  /** Picks an entry that waits or needs attention, and whose submission the test knows. */
  async function pick(outbox: TypedOutbox, which: number) {
    const live = (await outbox.readContents()).entries.filter(isLive);
    const entry = live[which % Math.max(1, live.length)];
    if (!entry) return undefined;
    const text = textOf(entry.submission);
    const [fact, ...others] = facts.filter((one) => !one.isDiscarded && one.texts.at(-1) === text);
    // The same address again: they are indistinguishable.
    return fact && others.length === 0 ? { entry, fact, text } : undefined;
  }

  async function edit(outbox: TypedOutbox, which: number): Promise<void> {
    const picked = await pick(outbox, which);
    if (!picked || picked.entry.submission.table === 'newsletter_subscribers') return;
    const { entry, fact, text } = picked;
    const { submission } = entry;
    const better = `${text.slice(0, 40).trim()}, mended ${fact.texts.length}`;
    fact.texts.push(better);
    const isContact = submission.table === 'contacts';
    const mended = isContact
      ? { ...submission, message: better }
      : { ...submission, notes: better };
    const done = await outbox.edit(entry.seq, mended as Submission);
    if (done !== 'changed') fact.texts.pop();
    else if (entry.ambiguous || (entry.attempts > 0 && entry.state.kind !== 'parked')) {
      fact.doubtful++;
    }
  }

  async function discard(outbox: TypedOutbox, which: number, isMistake: boolean): Promise<void> {
    const picked = await pick(outbox, which);
    if (!picked) return;
    const { change, undo } = await outbox.discard(picked.entry.seq);
    if (isMistake) await undo();
    else if (change === 'changed') picked.fact.isDiscarded = true;
  }

  async function retry(outbox: TypedOutbox, which: number): Promise<void> {
    const picked = await pick(outbox, which);
    if (picked) await outbox.retry(picked.entry.seq);
  }

  return { facts, submit, edit, discard, retry };
}

/** The submission that step `n` makes. */
export function submissionOf(
  n: number,
  { table, tooLong }: { table: ListedTable; tooLong: boolean },
): Submission {
  const text = `Submission ${n} 🏠${tooLong ? TOO_LONG : ''}`;
  const email = `visitor-${n}@example.com`;
  switch (table) {
    case 'newsletter_subscribers':
      return { table, email, name: null };
    case 'leads':
      return {
        table,
        name: `Visitor ${n} Ọládélé`,
        email: null,
        phone: '+2348000000000',
        property_interest: 'Bloom Towers',
        notes: text,
        source: 'viewing',
      };
    case 'contacts':
      return { table, name: 'Ada Obi', email, phone: null, message: text, property_interest: null };
  }
}

/** A submission that an earlier release's form accepted, because its limits were wider. */
export const passesUnchecked = (submission: Submission) => isTooLong(textOf(submission));
