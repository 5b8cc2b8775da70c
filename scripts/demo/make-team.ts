import type { PGlite } from '@electric-sql/pglite';
import { MINUTE_MS } from '../../src/lib/durations.ts';
import { object, parsed, text } from '../../src/lib/shape.ts';
import { type BackendAccess, post, spendLink } from '../backend/demo-admin.ts';
import type { Mail } from '../backend/mail.ts';
import { EXAMPLE_IDS, exampleId } from './ids.ts';
import { DEMO_ADMIN_NAME, type DemoAgent, demoTeam, setDemoTeam } from './team-file.ts';
import { demoWeek, type Enquiry, type Member, type Work } from './week.ts';

/** Everything arrives now, and is to look as if it had arrived when it was captured, and nobody waited for an e-mail. */
const BACKDATE = [
  'delete from private.mails where row_id = any ($1)',
  'update public.newsletter_subscribers set subscribed_at = captured_at where id = any ($1)',
  ...[
    ['leads', 'lead_id'],
    ['contacts', 'contact_id'],
  ].flatMap(([table, key]) => [
    `update public.lead_events set created_at = captured_at where ${key} = any ($1)`,
    `update public.${table} r set created_at = captured_at, first_answered_at = (
      select min(e.captured_at) from public.lead_events e
      where e.${key} = r.id and (e.kind in ('call', 'whatsapp', 'visit', 'confirmation', 'held') or e.status <> 'new')
    )${table === 'leads' ? ', updated_at = captured_at' : ''} where id = any ($1)`,
  ]),
];

/** It is stored already. */
const CONFLICT = 409;

type Accounts = Record<Member, { id: string; token?: string }>;

/**
 * Makes the demonstration team that a data directory wants: two agents beside the administrator, and a week of enquiries,
 * sent and worked on by the database's own rules. What an interrupted start has made already is not made again.
 */
export async function makeDemoTeam(
  access: BackendAccess,
  from: { driver: PGlite; mail: Pick<Mail, 'caught'>; directory: string; admin: string },
): Promise<void> {
  const team = demoTeam(from.directory);
  if (team?.state !== 'wanted') return;
  const accounts = await makeAccounts(access, team.agents, from);
  const week = demoWeek(Date.now()).sort((one, other) => one.at - other.at);
  let event = EXAMPLE_IDS.length;
  for (const [n, enquiry] of week.entries()) {
    const id = exampleId(n);
    await submit(access, id, enquiry, accounts);
    for (const work of enquiry.work) {
      event += 1;
      await store(access, { id: exampleId(event), ...eventOf(id, enquiry, work, accounts) });
    }
  }
  for (const statement of BACKDATE) await from.driver.query(statement, [EXAMPLE_IDS]);
  setDemoTeam(from.directory, { ...team, state: 'made' });
}

/** Signs the agents up, as they would do themselves, and gives them their role. */
async function makeAccounts(
  access: BackendAccess,
  agents: DemoAgent[],
  { driver, mail, admin }: { driver: PGlite; mail: Pick<Mail, 'caught'>; admin: string },
): Promise<Accounts> {
  const tokens: string[] = [];
  for (const agent of agents) tokens.push(await signUp(access, agent, mail));
  const [halima = '', daniel = ''] = tokens;
  const emails = agents.map(({ email }) => email);
  await driver.query(
    `insert into public.user_roles (user_id, role) select id, 'agent' from auth.users where email = any ($1)
      on conflict do nothing`,
    [emails],
  );
  const { rows } = await driver.query<{ id: string }>(
    'select u.id from unnest($1::text[]) with ordinality as e (email, n) join auth.users u using (email) order by n',
    [[admin, ...emails]],
  );
  const [first = '', second = '', third = ''] = rows.map(({ id }) => id);
  for (const [n, { name, languages }] of agents.entries()) {
    const card = { name, languages, is_public: true };
    const key = access.keys.publishableKey;
    await post(access, '/rest/v1/rpc/set_own_card', key, card, tokens[n]);
  }
  await driver.query(
    'insert into private.staff_cards (user_id, name) values ($1, $2) on conflict do nothing',
    [first, DEMO_ADMIN_NAME],
  );
  return {
    adaeze: { id: first },
    halima: { id: second, token: halima },
    daniel: { id: third, token: daniel },
  };
}

const isSession = object({ access_token: text });

/** Returns a token of the account. */
async function signUp(
  access: BackendAccess,
  agent: DemoAgent,
  mail: Pick<Mail, 'caught'>,
): Promise<string> {
  const { email, password } = agent;
  const key = access.keys.publishableKey;
  const welcome = await mail.caught(() =>
    post(access, '/auth/v1/signup', key, { email, password }),
  );
  if (welcome) return (await spendLink(access, welcome.link)).access_token;
  const path = '/auth/v1/token?grant_type=password';
  const answer = await post(access, path, key, { email, password });
  const session = parsed(answer.text, isSession);
  if (!session) throw new Error(`${email} can't sign in: ${answer.text}`);
  return session.access_token;
}

/** Sends an enquiry through the door that visitors use; what a member captured, in their name. */
async function submit(
  access: BackendAccess,
  id: string,
  { at, submission, by }: Enquiry,
  accounts: Accounts,
): Promise<void> {
  const { table, ...columns } = submission;
  const entry = { table, id, captured_at: new Date(at).toISOString(), columns };
  const path = '/rest/v1/rpc/submit';
  const token = by && accounts[by].token;
  const answer = await post(access, path, access.keys.publishableKey, { entry }, token);
  const { outcome } = JSON.parse(answer.text);
  if (outcome !== 'stored' && outcome !== 'delivered') throw new Error(answer.text);
}

function eventOf(
  id: string,
  { at, submission }: Enquiry,
  { by, minutes, ...work }: Work,
  accounts: Accounts,
) {
  const { assignee, host } = work;
  return {
    ...work,
    [submission.table === 'leads' ? 'lead_id' : 'contact_id']: id,
    by: accounts[by].id,
    captured_at: new Date(at + minutes * MINUTE_MS).toISOString(),
    ...(assignee && { assignee: accounts[assignee].id }),
    ...(host && { host: accounts[host].id }),
  };
}

/** Stores what a member did. By the secret key, which may say who it was. */
async function store(access: BackendAccess, event: object): Promise<void> {
  const { response, text: said } = await post(
    access,
    '/rest/v1/lead_events',
    access.keys.secretKey,
    event,
  );
  if (!response.ok && response.status !== CONFLICT) throw new Error(said);
}
