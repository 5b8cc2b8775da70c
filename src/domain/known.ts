import { maybe, nullable, number, object, oneOf, type ShapeOf, text } from '../lib/shape';

/** What the staff may know of a person besides what they wrote, in the words of `lead_events`. */
export const FACT_KINDS = [
  'known_as',
  'interest',
  'budget',
  'language',
  'also_phone',
  'also_email',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];
export const isFactKind = oneOf(...FACT_KINDS);

/** Null: what was said before was taken back. */
const fact = maybe(nullable(text));

/** Whom a row is about, as the database's `known()` tells whoever may see it. */
export const isKnown = object({
  /** The first row of theirs. Rows with the same are one person. */
  person: text,
  /** How many enquiries there are of theirs. */
  rows: number,
  known_as: fact,
  /** The first name on another row of theirs, if this one has none of its own. */
  named: fact,
  also_phone: fact,
  also_email: fact,
  language: fact,
  interest: fact,
  budget: fact,
});
export type Known = ShapeOf<typeof isKnown>;
/** A row of somebody. Older copies have nothing of it. */
export const isKnownOrNot = maybe(nullable(isKnown));
type OfSomebody = { known?: Known | null | undefined };

/** Returns a row as it is shown: by the name that the staff know, its own, or one that the same person gave elsewhere. */
export function withKnownName<Row extends OfSomebody & { name: string | null }>(row: Row): Row {
  const name = row.known?.known_as || row.known?.named;
  return name ? { ...row, name } : row;
}

/** A fact about the person of a row. */
type Said = { row_id: string; kind: FactKind; body: string | null };

/** Applies facts that the database doesn't have yet to all rows of their people. */
export function withFacts<Row extends { id: string }>(rows: Row[], said: readonly Said[]): Row[] {
  if (said.length === 0) return rows;
  const knownOf = (row: Row): Known => {
    const known = 'known' in row && isKnown(row.known) ? row.known : undefined;
    return known ?? { person: row.id, rows: 1 };
  };
  const people = new Map(rows.map((row) => [row.id, knownOf(row).person]));
  return rows.map((row) => {
    const known = knownOf(row);
    const facts = said.filter(({ row_id }) => (people.get(row_id) ?? row_id) === known.person);
    if (facts.length === 0) return row;
    const more = Object.fromEntries(facts.map(({ kind, body }) => [kind, body]));
    return { ...row, known: { ...known, ...more } };
  });
}
