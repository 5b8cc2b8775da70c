import fc from 'fast-check';
import { seedOfRun } from './random';

/** Plays random histories, each with a seed for its luck, until one fails; that one is then shrunk. */
export async function play<Step>(
  title: string,
  runs: number,
  histories: fc.Arbitrary<Step[]>,
  one: (steps: Step[], luck: number) => Promise<void>,
): Promise<void> {
  const seed = seedOfRun(title);
  await fc.assert(fc.asyncProperty(histories, fc.nat(), one), { seed, numRuns: runs });
}
