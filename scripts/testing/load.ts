import { spawn } from 'node:child_process';

/** Ends by itself, because a parent that is killed can't end it. */
const BUSY = 'const { ppid } = process; for (let n = 1; n % 1e7 || process.ppid === ppid; n += 1);';

/**
 * Keeps processors busy with so many processes, as a machine is that others use as well: nothing may depend on its speed.
 * @returns a function that ends them
 */
export function makeLoad(processes: number): () => void {
  const busy = Array.from({ length: processes }, () =>
    spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }),
  );
  const end = () => {
    for (const one of busy) one.kill('SIGKILL');
  };
  process.once('exit', end);
  return end;
}
