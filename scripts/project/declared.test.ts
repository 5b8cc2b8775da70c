import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { branded } from '../build/brand';
import { changesOf, readDeclared } from './declared';

const CONFIG = readFileSync('supabase/config.toml', 'utf8');
const env = { SITE_URL: 'https://www.example.com/' };
const declaredMessages = [
  ...CONFIG.matchAll(/template\.(\w+)\]\nsubject = "(.+)"\ncontent_path = "(.+)"/g),
];
/** A project that is as declared, and closed beyond that. */
const AUTH = {
  site_url: 'https://www.example.com',
  jwt_exp: 900,
  password_min_length: 12,
  mailer_autoconfirm: false,
  disable_signup: true,
  external_email_enabled: true,
  uri_allow_list: 'https://preview.example.com/**',
  mailer_otp_exp: 3600,
  mailer_otp_length: 10,
  ...Object.fromEntries(
    declaredMessages.flatMap(([, name, subject, path = '']) => [
      [`mailer_subjects_${name}`, branded(subject ?? '')],
      [`mailer_templates_${name}_content`, branded(readFileSync(path, 'utf8'))],
    ]),
  ),
};
const POSTGREST = {
  db_schema: 'public',
  max_rows: 1000,
  db_extra_search_path: 'public, extensions',
};

test.each<[string, object, string[]]>([
  ['as it should be, with sign-up closed and redirects of its own', {}, []],
  ['that asks for longer passwords', { password_min_length: 16 }, []],
  [
    'with Supabase’s defaults',
    { site_url: 'http://localhost:3000', mailer_otp_length: 6, password_min_length: 6 },
    [
      'site_url: http://localhost:3000 → https://www.example.com',
      'password_min_length: 6 → 12',
      'mailer_otp_length: 6 → 10',
    ],
  ],
  [
    'whose messages have links that are used up by whoever fetches them',
    { mailer_templates_invite_content: '{{ .ConfirmationURL }}' },
    [
      `mailer_templates_invite_content: {{ .ConfirmationURL }} → ${branded(readFileSync('supabase/templates/invite.html', 'utf8'))}`,
    ],
  ],
  ['without confirmations', { mailer_autoconfirm: true }, ['mailer_autoconfirm: true → false']],
  ['whose tokens are valid for an hour', { jwt_exp: 3600 }, ['jwt_exp: 3600 → 900']],
])('a project %s', (_, differing, expected) => {
  const project = { 'config/auth': { ...AUTH, ...differing }, postgrest: POSTGREST };
  const changes = changesOf(readDeclared(CONFIG, 'ref', env), project);
  expect(changes.map(({ name, from, to }) => `${name}: ${from} → ${to}`)).toEqual(expected);
});

test.each<[string, string, Record<string, unknown>]>([
  [
    'redirects are added',
    '[auth]\nadditional_redirect_urls = ["a", "b"]',
    { uri_allow_list: 'c,a,b' },
  ],
  ['declared, sign-up is closed', '[auth]\nenable_signup = false', { disable_signup: true }],
  [
    'a block of this project wins',
    '[auth]\njwt_expiry = 1\n[remotes.a]\nproject_id = "ref"\n[remotes.a.auth]\njwt_expiry = 2\n[remotes.b]\nproject_id = "x"\n[remotes.b.auth]\njwt_expiry = 3',
    { jwt_exp: 2 },
  ],
])('%s', (_, toml, expected) => {
  const changes = changesOf(readDeclared(toml, 'ref', env), {
    'config/auth': { uri_allow_list: 'c,a' },
  });
  expect(Object.fromEntries(changes.map(({ name, to }) => [name, to]))).toEqual(expected);
});

test.each([
  [
    'a setting that could not be pushed',
    '[auth]\nenable_anonymous_sign_ins = true',
    'enable_anonymous_sign_ins',
  ],
  ['a variable that is not set', '[auth]\nsite_url = "env(OTHER)"', 'OTHER'],
])('%s is an error', (_, toml, words) => {
  expect(() => changesOf(readDeclared(toml, 'ref', env), {})).toThrow(words);
});
