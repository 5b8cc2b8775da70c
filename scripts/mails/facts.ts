import {
  type Answers,
  MILESTONE_WORDS,
  PROOF_WORDS,
  type Proof,
} from '../../src/domain/answers.ts';
import { pagePriceText } from '../../src/domain/priced-text.ts';
import type { Property } from '../../src/domain/property.ts';
import { priceInFull } from '../../src/domain/unit.ts';
import { britishDate } from '../../src/lib/english.ts';
import type { ShownProperty } from './shown.ts';
import { topicOf, type WatchedFact } from './topic.ts';

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
