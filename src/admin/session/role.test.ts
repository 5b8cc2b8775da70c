import { expect, it } from 'vitest';
import { type QueryAnswer, type RoleAnswer, readRoleAnswer } from './role';

const refusal = (status: number, code?: string): QueryAnswer => ({
  status,
  data: null,
  error: { message: 'No.', ...(code !== undefined && { code }) },
});

const cases: [string, QueryAnswer, RoleAnswer][] = [
  ['the role', { status: 200, data: [{ role: 'admin' }], error: null }, 'admin'],
  ['an agent', { status: 200, data: [{ role: 'agent' }], error: null }, 'agent'],
  [
    'an administrator who is an agent as well',
    { status: 200, data: [{ role: 'agent' }, { role: 'admin' }], error: null },
    'admin',
  ],
  [
    'a role of a later release',
    { status: 200, data: [{ role: 'auditor' }], error: null },
    'unreachable',
  ],
  ['no role', { status: 200, data: [], error: null }, 'no-role'],
  ['a hotspot’s page', { status: 200, data: '<html>', error: null }, 'unreachable'],
  ['something else’s JSON', { status: 200, data: { ok: true }, error: null }, 'unreachable'],
  ['no network', refusal(0, ''), 'unreachable'],
  ['a gateway without its server', refusal(502, 'PGRST000'), 'unreachable'],
  ['a proxy in front of it', refusal(522), 'unreachable'],
  ['a page for an error', refusal(404), 'unreachable'],
  ['too many requests', refusal(429, 'rate_limited'), 'unreachable'],
  ['an expired token', refusal(401, 'PGRST303'), 'no-session'],
  ['something that is not a token', refusal(401, 'PGRST301'), 'no-session'],
  ['no right to ask', refusal(403, '42501'), 'failed'],
  ['an error of the database', refusal(500, 'XX000'), 'failed'],
];

it.each(cases)('tells the database’s responses from others: %s', (_, answer, verdict) => {
  expect(readRoleAnswer(answer)).toBe(verdict);
});
