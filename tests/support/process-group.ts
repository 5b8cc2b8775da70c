import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A program with all the processes it starts, which can be killed together. */
export type ProcessGroup = {
  /** The ids of the running processes, without zombies. */
  running(): Promise<number[]>;
  /** SIGKILL to all of them at once. */
  kill(): void;
  /** The program's output, if requested; it has to be read, or the program will block on a full pipe. */
  stderr: Readable | null;
};

/** Starts a program as the leader of its own process group, which does not outlive this process. */
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
      // The group is empty.
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
      // `pid (name) state parent group …`, where a name may contain spaces and brackets (proc(5)).
      const [state, , ofGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state !== 'Z' && Number(ofGroup) === group ? [Number(id)] : [];
    }),
  );
  return members.flat();
}
