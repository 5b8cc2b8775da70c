import { createHash } from 'node:crypto';
import {
  type Answers,
  MILESTONE_WORDS,
  PROOF_WORDS,
  type Proof,
} from '../../src/domain/answers.ts';
import { pagePriceText } from '../../src/domain/priced-text.ts';
import type { Property } from '../../src/domain/property.ts';
import { priceInFull } from '../../src/domain/unit.ts';
import type { UnitGroup, UnitsForSale } from '../../src/domain/unit-group.ts';
import { britishDate } from '../../src/lib/english.ts';
import { type ShownProperty, TOPICS, type TopicName } from './shown.ts';

/** A watched fact. Only a new name or value is a change; the line is for reading. */
type WatchedFact = { name: string; value: string; line?: string };

/** What watchers of a property are told about: everything else may be reworded without an e-mail. */
export function shownProperty(
  property: Property,
  answers: Answers,
  { groups }: UnitsForSale,
): ShownProperty {
  const facts: Record<TopicName, WatchedFact[]> = {
    price: priceFacts(
      property,
      answers.units,
      groups.filter((group) => group.property === property.slug),
    ),
    papers: answers.proofs.map((proof) => ({ name: proof.name, value: proofText(proof) })),
    progress: progressFacts(answers.progress),
  };
  const { slug, title } = property;
  return {
    slug,
    title,
    topics: TOPICS.map((topic) => ({
      topic,
      fingerprint: fingerprintOf(facts[topic]),
      words: facts[topic].map(({ name, value, line }) => line ?? `${name}: ${value}`).join('\n'),
    })),
  };
}

function priceFacts(
  property: Property,
  drawn: Answers['units'],
  groups: UnitGroup[],
): WatchedFact[] {
  const { priceNote, paymentPlan } = property;
  const { columns, rows } = paymentPlan.table ?? { columns: [], rows: [] };
  return [
    { name: 'Starting price', value: pagePriceText(property) },
    ...(priceNote ? [{ name: 'Also', value: priceNote }] : []),
    ...[...new Set(groups.map(({ kind }) => kind))].map((kind) => ({
      name: kind,
      value: pricesOf(groups.filter((group) => group.kind === kind)),
    })),
    ...drawn.flatMap(({ name, pricePerSqm: price }) =>
      price ? [{ name, value: `${priceInFull(price.amount, price.currency)} per sqm` }] : [],
    ),
    { name: 'Initial deposit', value: paymentPlan.deposit },
    ...rows.map(([name = '', ...cells]) => ({
      name,
      value: cells.map((cell, n) => `${cell} (${columns[n + 1]})`).join(', '),
    })),
    ...paymentPlan.terms.map((term) => ({ name: 'Payment', value: term })),
  ];
}

/** What units cost, whichever of them are left. */
function pricesOf(groups: UnitGroup[]): string {
  const prices = [...new Set(groups.map(({ price }) => price))].sort((a, b) => (a ?? 0) - (b ?? 0));
  return (
    prices
      .flatMap((price) => (price === null ? [] : priceInFull(price, groups[0]?.currency ?? 'NGN')))
      .join(', ') || 'Contact for pricing'
  );
}

function proofText({ state, reference, seenOn, seenBy }: Proof): string {
  const seen = seenOn && `number ${reference}, seen on ${britishDate(seenOn)} by ${seenBy}`;
  return [PROOF_WORDS[state], seen].filter(Boolean).join(', ');
}

function progressFacts({ milestones, entries, next }: Answers['progress']): WatchedFact[] {
  return [
    ...milestones.map(({ name, state }) => ({ name, value: MILESTONE_WORDS[state] })),
    ...entries.map(({ month, milestone, text }) => ({
      name: milestone,
      value: month,
      line: `${milestone} (${month}): ${text}`,
    })),
    { name: 'Next', value: `${next.milestone}: ${next.due}` },
  ];
}

/** Another order of the same facts is not a change. */
function fingerprintOf(facts: WatchedFact[]): string {
  const content = facts.map(({ name, value }) => JSON.stringify([name, value])).sort();
  return createHash('sha256').update(content.join()).digest('hex').slice(0, 16);
}
