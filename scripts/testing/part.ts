import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A part of `npm test`: a command, and what has to have passed before it begins. */
export type Part = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** The names of parts whose results it uses. */
  after?: string[];
  /** How many processors it keeps busy. */
  processors: number;
  /** Where it writes what each of its files took. */
  report?: string;
};

/** What a part came to; times in seconds. */
export type Outcome = {
  part: Part;
  state: 'passed' | 'failed' | 'not run';
  /** Of the command and of every process that it waited for. */
  processor: number;
  wall: number;
};

// POSIX: `times` prints what the shell and its children have used, the children's on the second line.
const TIMED = '"$0" "$@"; code=$?; times >&3; exit $code';

/** Runs a part; each of its lines is printed with its name. */
export async function runPart(part: Part): Promise<Outcome> {
  const begin = performance.now();
  const shell = spawn('sh', ['-c', TIMED, ...part.command], {
    env: { ...process.env, ...part.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => shell.once('close', done));
  let times = '';
  shell.stdio[3]?.on('data', (text) => {
    times += text;
  });
  for (const input of [shell.stdout, shell.stderr]) {
    if (input)
      createInterface({ input }).on('line', (line) => {
        if (line.trim()) console.log(`${part.name} | ${line}`);
      });
  }
  const code = await ended;
  return {
    part,
    state: code === 0 ? 'passed' : 'failed',
    processor: childSeconds(times),
    wall: (performance.now() - begin) / 1000,
  };
}

/** The seconds of the processor that children have used, from what `times` prints, such as `0m1.20s 0m0.35s`. */
export function childSeconds(times: string): number {
  const [, children = ''] = times.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/**
 * Runs parts in their order, as many at a time as there are processors. One whose results are missing is not run; one that
 * fails does not stop the others, so that a run shows all there is to mend.
 */
export async function runParts(
  parts: Part[],
  processors: number,
  run: (part: Part) => Promise<Outcome> = runPart,
): Promise<Outcome[]> {
  const outcomes = new Map<Part, Outcome>();
  const waiting = new Set(parts);
  const running = new Map<Part, Promise<void>>();
  const names = new Set(parts.map(({ name }) => name));
  const stateOf = (name: string) =>
    [...outcomes.values()].find(({ part }) => part.name === name)?.state;

  for (;;) {
    for (const part of waiting) {
      const needed = (part.after ?? []).filter((name) => names.has(name)).map(stateOf);
      if (needed.some((state) => state === 'failed' || state === 'not run')) {
        waiting.delete(part);
        outcomes.set(part, { part, state: 'not run', processor: 0, wall: 0 });
        continue;
      }
      const busy = [...running.keys()].reduce((sum, one) => sum + one.processors, 0);
      const isFree = busy === 0 || busy + part.processors <= processors;
      if (!isFree || needed.includes(undefined)) continue;
      waiting.delete(part);
      running.set(
        part,
        run(part).then((outcome) => {
          running.delete(part);
          outcomes.set(part, outcome);
        }),
      );
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  return parts.flatMap((part) => outcomes.get(part) ?? []);
}
