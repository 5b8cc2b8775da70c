import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A program with all the processes it starts, which can be ended together. */
export type ProcessGroup = {
  /** The ids of the processes that run, without those that have ended and only wait to be noticed. */
  running(): Promise<number[]>;
  /** SIGKILL to all of them at once. */
  kill(): void;
  /** What the program says, if it was asked for; it has to be read, or the program waits for a reader some day. */
  stderr: Readable | null;
};

/** Starts a program as the leader of a process group of its own, which does not outlive this process. */
export async function startGroup(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  stderr: 'inherit' | 'pipe' = 'inherit',
): Promise<ProcessGroup> {
  const child = spawn(command, args, {
    detached: true,
    env,
    stdio: ['ignore', 'ignore', stderr],
  });
  await once(child, 'spawn');
  const leader = child.pid;
  if (leader === undefined) throw new Error(`${command} runs without an id.`);
  const kill = () => {
    try {
      process.kill(-leader, 'SIGKILL');
    } catch {
      // Nobody is left in the group.
    }
  };
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return { running: () => membersOf(leader), kill, stderr: child.stderr };
}

async function membersOf(group: number): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const members = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
      // `pid (name) state parent group …`, and a name may hold spaces and brackets (proc(5)).
      const [state, , ofGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state !== 'Z' && Number(ofGroup) === group ? [Number(id)] : [];
    }),
  );
  return members.flat();
}
