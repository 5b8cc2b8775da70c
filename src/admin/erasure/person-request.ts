import { toE164 } from '../../lib/e164';
import { listOf, number, type Shape, text } from '../../lib/shape';
import type { StaffClient } from '../client';
import { AskError, ask } from '../rows/ask';

/** By table, how many rows. */
export type Found = Record<string, number>;
/** By table, the keys of the rows that are gone. */
export type Erased = Record<string, string[]>;

/** What the database answers when it does not do it; whoever reads it knows what to do next. */
export type PersonFailure = 'not-whole' | 'changed' | 'unreachable' | 'refused';

/** A number goes as the database keeps numbers, whatever was typed: 07700… is somebody else in Lagos than in London. */
export function personSought(typed: string, zone: string): string {
  const who = typed.trim();
  return who.includes('@') ? who : (toE164(who, zone) ?? who);
}

/** Counts a person's rows. By POST: addresses of pages and functions end up in logs. */
export function findPerson({ supabase }: StaffClient, who: string, signal: AbortSignal) {
  return told(ask(supabase.rpc('find_person', { who }), tablesOf(number), signal));
}

/** Erases a person's rows, if they are as many as were found. It can't be cut off. */
export function erasePerson({ supabase }: StaffClient, who: string, expected: number) {
  return told(ask(supabase.rpc('erase_person', { who, expected }), tablesOf(listOf(text))));
}

async function told<T>(answer: Promise<T>): Promise<T | PersonFailure> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AskError)) throw error;
    if (error.cause === 422) return 'not-whole';
    if (error.cause === 409) return 'changed';
    return error.kind;
  }
}

function tablesOf<T>(shape: Shape<T>): Shape<Record<string, T>> {
  return (value): value is Record<string, T> =>
    typeof value === 'object' && value !== null && Object.values(value).every(shape);
}
