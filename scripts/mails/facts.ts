import { createHash } from 'node:crypto';
import {
  type Answers,
  MILESTONE_WORDS,
  PROOF_WORDS,
  type Proof,
} from '../../src/domain/answers.ts';
import type { Day } from '../../src/domain/calendar-day.ts';
import { pagePriceText } from '../../src/domain/priced-text.ts';
import type { Property } from '../../src/domain/property.ts';
import {
  availableText,
  priceInFull,
  type UnitForSale,
  unitPriceText,
  unitsByKind,
  unitsIn,
} from '../../src/domain/unit.ts';
import type { UnitGroup } from '../../src/domain/unit-group.ts';
import { britishDate } from '../../src/lib/english.ts';
import type { ShownProperty, ShownTopic, TopicName } from './shown.ts';

/** A watched fact. Only a new name or value is a change; the line is for reading. */
type WatchedFact = { name: string; value: string; line?: string };

/** What watchers of a property are told about: everything else may be reworded without an e-mail. */
export function shownProperty(property: Property, answers: Answers): ShownProperty {
  const papers = answers.proofs.map((proof) => ({ name: proof.name, value: proofText(proof) }));
  const { slug, title } = property;
  return {
    slug,
    title,
    topics: [
      topicOf('price', priceFacts(property, answers.units)),
      topicOf('papers', papers),
      topicOf('progress', progressFacts(answers.progress)),
    ],
  };
}

/** A property's types of units as the database has them, where staff change them between two releases; none if it has no units. */
export function unitsTopic(slug: string, groups: readonly UnitGroup[], today: Day): ShownTopic[] {
  const units = unitsIn(groups, today).filter(({ property }) => property === slug);
  if (units.length === 0) return [];
  const facts = unitsByKind(units).flatMap(([name, own]) => {
    const released = own.filter(({ state }) => state !== 'not_released');
    if (released.length === 0) return [];
    const isSoldOut = released.every(({ state }) => state === 'sold');
    const value = isSoldOut ? 'Sold out' : pricesOf(released);
    return [
      { name, value, line: `${name}: ${value}${isSoldOut ? '' : `, ${availableText(own)}`}` },
    ];
  });
  return [topicOf('units', facts)];
}

function topicOf(topic: TopicName, facts: WatchedFact[]): ShownTopic {
  const words = facts.map(({ name, value, line }) => line ?? `${name}: ${value}`).join('\n');
  return { topic, fingerprint: fingerprintOf(facts), words };
}

function priceFacts(property: Property, drawn: Answers['units']): WatchedFact[] {
  const { priceNote, paymentPlan } = property;
  const { columns, rows } = paymentPlan.table ?? { columns: [], rows: [] };
  return [
    { name: 'Starting price', value: pagePriceText(property) },
    ...(priceNote ? [{ name: 'Also', value: priceNote }] : []),
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
const pricesOf = (units: readonly UnitForSale[]): string =>
  [...new Set(units.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)).map(unitPriceText))].join(
    ', ',
  );

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
