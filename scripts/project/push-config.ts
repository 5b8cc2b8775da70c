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
  for (const api of APIS) {
    const own = changes.filter((change) => change.api === api);
    if (own.length === 0) continue;
    await call(project, 'PATCH', api, Object.fromEntries(own.map(({ name, to }) => [name, to])));
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

async function call(
  { ref, token, apiUrl }: Project,
  method: 'GET' | 'PATCH',
  api: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(new URL(`/v1/projects/${encodeURIComponent(ref)}/${api}`, apiUrl), {
    method,
    redirect: 'error',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.ok) return z.record(z.string(), z.unknown()).parse(await answer.json());
  throw new SettingFault(
    `${method} ${api} of the project ${ref} was answered with ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
  );
}
