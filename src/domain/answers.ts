import * as z from 'zod/mini';
import { sum } from '../lib/sum';
import { type Day, daysLater } from './calendar-day';
import { PlacesSchema, SitePlanSchema, UnitSchema } from './drawings';
import { words } from './words';

const day = z.iso.date();
const amount = z.number();
/** The ids of statements in `facts.yaml`. */
const facts = z.optional(z.array(words));

export const PROOF_STATES = ['shown', 'on-request', 'not-issued'] as const;

const PROOF_KINDS = [
  'certificate-of-occupancy',
  'governors-consent',
  'deed',
  'survey',
  'excision',
  'gazette',
  'planning-permit',
  'building-control',
  'building-safety',
  'lasrera',
  'cac',
  'land-registry',
  'lease',
  'epc',
  'warranty',
] as const;

/** A paper: what it proves, who holds it, and how a buyer checks it. */
const ProofSchema = z
  .strictObject({
    kind: z.enum(PROOF_KINDS),
    name: words,
    holder: words,
    issuer: words,
    state: z.enum(PROOF_STATES),
    /** The number on the paper. */
    reference: z.optional(words),
    seenOn: z.optional(day),
    seenBy: z.optional(words),
    why: words,
    note: z.optional(words),
    verify: z.array(words).check(z.minLength(2)),
    facts,
  })
  .check(
    z.refine(
      ({ state, reference, seenOn, seenBy }) =>
        (state === 'shown') === Boolean(reference && seenOn && seenBy),
      'A paper is shown with a reference, a day and who saw it, or not at all.',
    ),
  );

const ProgressSchema = z.strictObject({
  /** The day on which this was true. */
  asOf: day,
  entries: z
    .array(z.strictObject({ month: words, milestone: words, text: words }))
    .check(z.minLength(1)),
  today: words,
  milestones: z
    .array(
      z.strictObject({
        name: words,
        state: z.enum(['done', 'under-way', 'not-started', 'on-request']),
      }),
    )
    .check(z.minLength(2)),
  next: z.strictObject({ milestone: words, due: words }),
});

/** An example of what is left of a rent, which its page labels as assumed. */
const YieldSchema = z
  .strictObject({
    title: words,
    note: words,
    currency: z.enum(['GBP', 'NGN', 'USD']),
    price: amount,
    lines: z.array(z.strictObject({ label: words, amount, basis: words })).check(z.minLength(2)),
    net: amount,
    netPercentOfPrice: amount,
    totalCost: z.strictObject({
      amount,
      parts: z.array(z.strictObject({ label: words, amount, basis: z.optional(words) })),
    }),
    netPercentOfTotalCost: amount,
    facts,
  })
  .check(
    z.refine(({ lines, net }) => totalOf(lines) === net, 'The lines do not add up.'),
    z.refine(
      ({ totalCost }) => totalOf(totalCost.parts) === totalCost.amount,
      'The total is wrong.',
    ),
  );

const QuestionSchema = z.strictObject({ question: words, answer: words, facts });

/** Questions and their answers. */
export const QuestionsSchema = z.array(QuestionSchema).check(z.minLength(5));

export type Questions = z.infer<typeof QuestionsSchema>;

/** What a buyer asks about a development: who is who, papers, progress, costs, delay, title, questions. */
export const AnswersSchema = z.strictObject({
  parties: z.strictObject({ builtBy: words, soldBy: words, ourRole: words, paidBy: words }),
  proofs: z.array(ProofSchema).check(z.minLength(3)),
  progress: ProgressSchema,
  late: words,
  tenure: words,
  tenureFacts: facts,
  handover: words,
  /** The same two, as short as a comparison needs them. */
  inShort: z.strictObject({ tenure: words, handover: words }),
  costs: z
    .array(
      z.strictObject({
        label: words,
        note: words,
        /** A page of ours that works it out. */
        link: z.optional(z.strictObject({ to: words, label: words })),
        facts,
      }),
    )
    .check(z.minLength(3)),
  yieldExample: z.optional(YieldSchema),
  faq: QuestionsSchema,
  units: z.array(UnitSchema).check(z.minLength(1)),
  /** What the parts of its units' labels say. */
  labels: z.optional(words),
  sitePlan: z.optional(SitePlanSchema),
  places: PlacesSchema,
  /** The slugs of articles on how such a home is built. */
  reading: z.optional(z.array(words)),
});

export type Answers = z.infer<typeof AnswersSchema>;
export type Proof = Answers['proofs'][number];
type Milestone = Answers['progress']['milestones'][number];

export const PROOF_WORDS: Record<Proof['state'], string> = {
  shown: 'Shown',
  'on-request': 'On request',
  'not-issued': 'Not issued yet',
};

export const MILESTONE_WORDS: Record<Milestone['state'], string> = {
  done: 'Done',
  'under-way': 'Under way',
  'not-started': 'Not started',
  'on-request': 'On request',
};

const body = { body: words, url: z.optional(z.url({ protocol: /^https$/ })), facts };
const ways = z.array(z.strictObject({ ...body, for: words, how: words })).check(z.minLength(3));

/** How the company can be verified, and where to complain. */
export const VerificationSchema = z.strictObject({
  /** What the company is, and what it is not. */
  weAre: z.array(
    z.strictObject({
      title: words,
      text: words,
      url: z.optional(z.url({ protocol: /^https$/ })),
      facts,
    }),
  ),
  /** What each of those it introduces buyers to pays it. */
  paysUs: z.array(z.strictObject({ who: words, what: words, facts })),
  registrations: z.array(
    z.strictObject({
      ...body,
      country: words,
      proves: words,
      state: z.enum(['on request', 'not issued yet']),
      howToCheck: z.array(words).check(z.minLength(1)),
    }),
  ),
  redress: z.strictObject({ nigeria: ways, unitedKingdom: ways }),
  neverAskFor: z.array(z.strictObject({ what: words, instead: words })).check(z.minLength(5)),
  dataProtection: z.strictObject({
    regulators: z.array(z.strictObject({ ...body, country: words, url: z.url() })),
    howToComplain: z.array(words),
  }),
});

/** @public used by `yaml.d.ts` */
export type Verification = z.infer<typeof VerificationSchema>;

const RangeSchema = z
  .strictObject({
    /** The price of the home for which the figures are. */
    at: z.optional(words),
    from: amount,
    to: amount,
  })
  .check(z.refine(({ from, to }) => from < to, 'A range starts with the lower figure.'));

/** What a home in England costs besides its price, in pounds. */
export const EnglandCostsSchema = z
  .array(
    z
      .strictObject({
        label: words,
        ranges: z.optional(z.array(RangeSchema).check(z.minLength(1))),
        /** The figures are a published guide, not an official scale. */
        isGuide: z.optional(z.boolean()),
        basis: words,
        source: words,
        url: z.optional(z.url({ protocol: /^https$/ })),
        facts,
      })
      .check(
        z.refine(
          ({ ranges, isGuide, url }) => (ranges ? url !== undefined : !isGuide),
          'Figures have the page that they are from.',
        ),
      ),
  )
  .check(z.minLength(5));

/** @public used by `yaml.d.ts` */
export type EnglandCosts = z.infer<typeof EnglandCostsSchema>;

/** The ids of the statements that a development's answers rest on, each once, in the order of the page. */
export function factIds({ proofs, costs, yieldExample, tenureFacts = [], faq }: Answers) {
  return [
    ...new Set([
      ...proofs.flatMap((proof) => proof.facts ?? []),
      ...costs.flatMap((cost) => cost.facts ?? []),
      ...(yieldExample?.facts ?? []),
      ...tenureFacts,
      ...faq.flatMap((question) => question.facts ?? []),
    ]),
  ];
}

/** The day after which what was seen or checked on a day must be called old: 180 days later. */
export function staleFrom(seenOn: Day): Day {
  return daysLater(seenOn, 180);
}

function totalOf(parts: { amount: number }[]): number {
  return sum(parts.map(({ amount }) => amount));
}
