export { createRandom } from '../../scripts/seed/random';

/** The seed of this run: `SEED` from the environment, to repeat a failed run, or a new one. */
export function runSeed(env = process.env): number {
  const given = Number(env['SEED']);
  return Number.isInteger(given) && given > 0 ? given : Math.floor(Math.random() * 2 ** 31) + 1;
}
