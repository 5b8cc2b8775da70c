import { readFileSync } from 'node:fs';
import { parse, type TomlTable, type TomlValue } from 'smol-toml';
import { SettingFault } from '../backend/setting.ts';
import { branded } from '../build/brand.ts';

/** Settings of a project as the Management API names them, by the path under which it has them. */
export type ProjectSettings = Record<string, Record<string, unknown>>;

/** A setting that would change. */
export type Change = { api: string; name: string; from: unknown; to: unknown };

type Rule = {
  api: 'config/auth' | 'postgrest';
  name: string;
  /** What the project should have, from what is declared and what it has. */
  to: (declared: TomlValue, from: unknown) => unknown;
};

const same = (declared: TomlValue) => declared;
const not = (declared: TomlValue) => !declared;
const originOf = (declared: TomlValue) => new URL(String(declared)).origin;
const joined = (declared: TomlValue) => [declared].flat().join(',');

/** The messages of the account server that supabase/templates has. */
const MESSAGES = ['confirmation', 'recovery', 'invite', 'magic_link', 'email_change'];
const subjectOf = (declared: TomlValue) => branded(String(declared));
const contentOf = (declared: TomlValue) => branded(readFileSync(String(declared), 'utf8'));

/** Where the Management API has what supabase/config.toml may declare. */
const RULES: Record<string, Rule> = {
  'api.schemas': { api: 'postgrest', name: 'db_schema', to: joined },
  'api.max_rows': { api: 'postgrest', name: 'max_rows', to: same },
  // Messages put a path behind it.
  'auth.site_url': { api: 'config/auth', name: 'site_url', to: originOf },
  'auth.jwt_expiry': { api: 'config/auth', name: 'jwt_exp', to: same },
  'auth.enable_signup': { api: 'config/auth', name: 'disable_signup', to: not },
  'auth.email.enable_signup': { api: 'config/auth', name: 'external_email_enabled', to: same },
  'auth.email.enable_confirmations': { api: 'config/auth', name: 'mailer_autoconfirm', to: not },
  'auth.email.otp_expiry': { api: 'config/auth', name: 'mailer_otp_exp', to: same },
  'auth.email.otp_length': { api: 'config/auth', name: 'mailer_otp_length', to: same },
  ...Object.fromEntries(
    MESSAGES.flatMap((message): [string, Rule][] => {
      const path = `auth.email.template.${message}`;
      const subject: Rule = {
        api: 'config/auth',
        name: `mailer_subjects_${message}`,
        to: subjectOf,
      };
      const content = { ...subject, name: `mailer_templates_${message}_content`, to: contentOf };
      return [
        [`${path}.subject`, subject],
        [`${path}.content_path`, content],
      ];
    }),
  ),
  // A project may ask for more.
  'auth.minimum_password_length': {
    api: 'config/auth',
    name: 'password_min_length',
    to: (declared, from) => Math.max(Number(declared), Number(from ?? 0)),
  },
  // Those that were added in the project stay.
  'auth.additional_redirect_urls': {
    api: 'config/auth',
    name: 'uri_allow_list',
    to: (declared, from) => [...new Set([...listed(from), ...[declared].flat()])].join(','),
  },
};
const listed = (value: unknown) =>
  String(value ?? '')
    .split(',')
    .filter(Boolean);

/** What says something to `supabase start` and `supabase functions deploy` only. */
const ELSEWHERE = /^(project_id$|db\.|functions\.|(api|auth)\.enabled$)/;

/**
 * Reads what supabase/config.toml declares, by its path.
 * @param ref the project: a block `[remotes.…]` with its `project_id` overrides the rest
 * @param env gives the values of `env(NAME)`
 */
export function readDeclared(
  toml: string,
  ref: string,
  env: NodeJS.Dict<string>,
): Map<string, TomlValue> {
  const { remotes = {}, ...base } = parse(toml);
  const own = Object.values(remotes).find(
    (remote) => isTable(remote) && remote['project_id'] === ref,
  );
  const declared = new Map<string, TomlValue>();
  for (const table of [base, own]) {
    if (isTable(table)) flatten(table, '', declared);
  }
  for (const [path, value] of declared) {
    const [, name] = /^env\((\w+)\)$/.exec(String(value)) ?? [];
    if (!name) continue;
    const set = env[name];
    if (!set) throw new SettingFault(`supabase/config.toml takes ${path} from ${name}: set it.`);
    declared.set(path, set);
  }
  return declared;
}

const isTable = (value: TomlValue | undefined): value is TomlTable =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);

function flatten(table: TomlTable, prefix: string, into: Map<string, TomlValue>): void {
  for (const [name, value] of Object.entries(table)) {
    if (isTable(value)) flatten(value, `${prefix}${name}.`, into);
    else into.set(`${prefix}${name}`, value);
  }
}

/** What of a project differs from what is declared. Whatever is not declared is the project's own. */
export function changesOf(declared: Map<string, TomlValue>, project: ProjectSettings): Change[] {
  const changes: Change[] = [];
  for (const [path, value] of declared) {
    if (ELSEWHERE.test(path)) continue;
    const rule = RULES[path];
    if (!rule) {
      throw new SettingFault(
        `supabase/config.toml declares ${path}, which scripts/project/declared.ts doesn’t know: add it there, or set it in the project.`,
      );
    }
    const { api, name } = rule;
    const from = project[api]?.[name];
    const to = rule.to(value, from);
    if (from !== to) changes.push({ api, name, from, to });
  }
  return changes;
}

/** The project's APIs that have settings. */
export const APIS = [...new Set(Object.values(RULES).map(({ api }) => api))];
