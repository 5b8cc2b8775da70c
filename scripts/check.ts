import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

// `npm run check`: side by side, because the compiler and most of the others keep only one processor busy.
const PARTS = ['check:types', 'check:lint', 'check:imports', 'check:unused', 'check:spelling'];

const passed = await Promise.all(PARTS.map(check));
if (passed.includes(false)) process.exitCode = 1;

/** Prints what a part says once it has ended, so that nothing is mixed. */
async function check(part: string): Promise<boolean> {
  const run = spawn('npm', ['run', '--silent', part], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((done) => run.once('close', done));
  const said = await Promise.all([text(run.stdout), text(run.stderr)]);
  const isPassed = (await ended) === 0;
  console.log(`${isPassed ? '✓' : '✗'} ${part}\n${said.join('')}`);
  return isPassed;
}
