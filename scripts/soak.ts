import { AssertionError } from 'node:assert';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { openSoakDatabase } from '../tests/model/soak/database.ts';
import { chapterOf, live } from '../tests/model/soak/life.ts';
import { asRanges, fromRanges, shrink } from '../tests/model/soak/shrink.ts';
import { stepOf } from '../tests/model/soak/steps.ts';

// `npm run soak` performs thousands of random steps (submissions, faults, kills, several tabs, staff changes) against
// the real outbox and the embedded database, and checks what became of each: about ten minutes on two idle cores. Each
// run has its own seed; `-- --seed N --steps N --seeds N` repeats one, `--only 3,17-20` runs only those steps.
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    steps: { type: 'string', default: '5000' },
    seeds: { type: 'string' },
    only: { type: 'string' },
  },
});
const seed = number('seed', values.seed ?? String(Math.floor(Math.random() * 2 ** 31)));
const steps = number('steps', values.steps);
const seeds = number('seeds', values.seeds ?? (values.seed ? '1' : '20'));
/** How long to search for a smaller set of steps that still fails. */
const SHRINK_MS = 5 * 60_000;

function number(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Error(`--${name} wants a number, not "${text}".`);
  return Number(text);
}

/** Runs one seed in this process. */
async function soak(): Promise<boolean> {
  // The backend logs every refused statement, and here there are thousands.
  console.error = () => {};
  const numbers = values.only
    ? fromRanges(values.only)
    : Array.from({ length: steps }, (_, n) => n);
  const database = await openSoakDatabase();
  const failureOf = (list: readonly number[]): Promise<string | undefined> =>
    live(database, seed, list).then(() => undefined, wordsOf);
  const begin = performance.now();
  console.log(`seed ${seed}: ${numbers.length} steps`);
  try {
    const account = await live(database, seed, numbers);
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(`seed ${seed}: ${JSON.stringify({ ...account, seconds })}`);
    return true;
  } catch (error) {
    console.log(`seed ${seed} FAILED: ${wordsOf(error)}`);
    const end = performance.now() + SHRINK_MS;
    const mayGoOn = () => performance.now() < end;
    const fails = async (list: readonly number[]) => (await failureOf(list)) !== undefined;
    const least = values.only
      ? numbers
      : await shrink(await shortened(numbers, fails), fails, mayGoOn);
    console.log(`It takes these steps: ${await failureOf(least)}`);
    for (const n of least) console.log(`  ${n}: ${JSON.stringify(stepOf(seed, n))}`);
    console.log(`To repeat it: npm run soak -- --seed ${seed} --only ${asRanges(least)}`);
    return false;
  } finally {
    await database.close();
  }
}

/** A violated invariant explains itself; for any other error the stack matters. */
function wordsOf(error: unknown): string {
  if (error instanceof AssertionError) return error.message;
  return (error instanceof Error && error.stack) || String(error);
}

/** The shortest failing part of the steps; all of them if it depends on what came before. */
async function shortened(
  numbers: readonly number[],
  fails: (list: readonly number[]) => Promise<boolean>,
): Promise<readonly number[]> {
  for (const chapter of new Set(numbers.map(chapterOf))) {
    const alone = numbers.filter((n) => chapterOf(n) === chapter);
    if (await fails(alone)) return alone;
  }
  return numbers;
}

/** Runs one seed in a separate process, and prints its output in one piece. */
function soakElsewhere(other: number): Promise<boolean> {
  const script = process.argv[1] ?? '';
  const given = ['--seed', String(other), '--steps', String(steps)];
  const child = spawn(process.execPath, [...process.execArgv, script, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  return new Promise((resolve) =>
    child.on('close', (code) => {
      process.stdout.write(said);
      resolve(code === 0);
    }),
  );
}

let passed: boolean;
if (seeds === 1) {
  passed = await soak();
} else {
  console.log(
    `${seeds} x ${steps} steps: npm run soak -- --seed ${seed} --seeds ${seeds} --steps ${steps}`,
  );
  const waiting = Array.from({ length: seeds }, (_, n) => seed + n);
  const results: boolean[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results.push(await soakElsewhere(next));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  passed = results.length === seeds && results.every(Boolean);
  console.log(passed ? 'Nothing lost, nothing twice, nothing stuck.' : 'FAILED, as told above.');
}
process.exitCode = passed ? 0 : 1;
