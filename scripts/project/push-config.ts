import { z } from 'zod';
import { SettingFault } from '../backend/setting.ts';
import { APIS, type Change, changesOf, type ProjectSettings, readDeclared } from './declared.ts';

/** A hosted project, through Supabase's Management API. */
export type Project = {
  ref: string;
  token: string;
  /** The Management API's address. */
  apiUrl: string;
};

/**
 * Brings a project to what supabase/config.toml declares, and leaves everything else as it is.
 * @param options.agree is shown each change before it is made, as `name: from → to`, and may refuse all
 * @returns what has changed; nothing if there was nothing to change, or it was refused
 */
export async function pushConfig(
  project: Project,
  options: {
    toml: string;
    env: NodeJS.Dict<string>;
    agree: (lines: string[]) => Promise<boolean>;
  },
): Promise<Change[]> {
  const declared = readDeclared(options.toml, project.ref, options.env);
  const settings: ProjectSettings = {};
  for (const api of APIS) settings[api] = await call(project, 'GET', api);
  const changes = changesOf(declared, settings);
  if (changes.length === 0 || !(await options.agree(changes.map(inWords)))) return [];
  const made: Change[] = [];
  for (const api of APIS) {
    const own = changes.filter((change) => change.api === api);
    if (own.length === 0) continue;
    try {
      await call(project, 'PATCH', api, Object.fromEntries(own.map(({ name, to }) => [name, to])));
    } catch (cause) {
      if (!(cause instanceof SettingFault) || made.length === 0) throw cause;
      const names = made.map(({ name }) => name).join(', ');
      throw new SettingFault(`${cause.message}\nBefore that, this was changed: ${names}.`, {
        cause,
      });
    }
    made.push(...own);
  }
  return changes;
}

const inWords = ({ name, from, to }: Change) => `${name}: ${shown(from)} → ${shown(to)}`;
/** A whole message is recognised by its beginning. */
const MOST_SHOWN = 80;

function shown(value: unknown): string {
  if (value === undefined) return 'not set';
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}… (${text.length} letters)` : text;
}

/** How long the Management API may take to answer. */
const TIMEOUT_MS = 30_000;

const isSettings = z.record(z.string(), z.unknown());

async function call(
  { ref, token, apiUrl }: Project,
  method: 'GET' | 'PATCH',
  api: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const asked = `${method} ${api} of the project ${ref}`;
  try {
    const answer = await fetch(new URL(`/v1/projects/${encodeURIComponent(ref)}/${api}`, apiUrl), {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = await answer.text();
    const settings = answer.ok ? isSettings.safeParse(parsed(said)).data : undefined;
    if (settings) return settings;
    throw new SettingFault(`${asked} was answered with ${answer.status}: ${said.slice(0, 300)}`);
  } catch (cause) {
    if (cause instanceof SettingFault || !(cause instanceof Error)) throw cause;
    const why = cause.cause instanceof Error ? cause.cause.message : cause.message;
    throw new SettingFault(`${asked} had no answer from ${apiUrl}: ${why}`, { cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
