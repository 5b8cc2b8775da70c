import { listOf, number, object, type ShapeOf, text } from '../../lib/shape';

/** What pages measured about themselves in the last 28 days, aggregated by the database. */
export const isObservedAnswer = object({
  vitals: listOf(object({ name: text, p75: number, count: number })),
  errors: listOf(object({ name: text, count: number })),
});

type Measure = { title: string; good: number; poor: number; isScore?: true };

/** The measures in the order of a visit, with web.dev's thresholds: up to the first is good, above the second poor. */
const MEASURES: Record<string, Measure> = {
  TTFB: { title: 'Server answers', good: 800, poor: 1_800 },
  FCP: { title: 'First words', good: 1_800, poor: 3_000 },
  LCP: { title: 'Main picture', good: 2_500, poor: 4_000 },
  INP: { title: 'Answer to a tap', good: 200, poor: 500 },
  CLS: { title: 'Shifting', good: 0.1, poor: 0.25, isScore: true },
};

export function observedLines({ vitals }: ShapeOf<typeof isObservedAnswer>) {
  return Object.entries(MEASURES).flatMap(([name, { title, good, poor, isScore }]) => {
    const found = vitals.find((vital) => vital.name === name);
    if (!found) return [];
    const { p75 } = found;
    return [
      {
        name: title,
        figure: isScore ? p75.toFixed(2) : timeText(p75),
        note: p75 <= good ? 'good' : p75 <= poor ? 'fair' : 'poor',
      },
    ];
  });
}

function timeText(ms: number): string {
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}
