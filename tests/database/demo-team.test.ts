import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeDemoTeam } from '../../scripts/demo/make-team';
import { removeDemoTeam } from '../../scripts/demo/remove-team';
import { demoTeam, wantDemoTeam } from '../../scripts/demo/team-file';
import { openTestBackend } from './support/backend';

const backend = await openTestBackend();
const directory = mkdtempSync(join(tmpdir(), 'meridian-demo-'));
afterAll(() => rmSync(directory, { recursive: true }));

const told = async () =>
  (
    await backend.sql(`select
      (select count(*)::integer from public.user_roles) as staff,
      (select count(*)::integer from private.enquiries) as enquiries,
      (select count(distinct person)::integer from private.people) as people,
      (select count(*)::integer from private.enquiries where created_at < now() - interval '8 days') as older,
      (select count(*)::integer from public.newsletter_subscribers where subscribed_at > now() - interval '1 day') as new_readers,
      (select string_agg(name, ', ') from private.enquiries where email = 'ada@example.com' and assignee is null) as nobodys`)
  )[0];

test('a new database has a team and its week until one command removes them, and nothing else', async () => {
  const { email: admin } = await backend.signUpAdmin();
  const caught = async (work: () => Promise<unknown>) => {
    const before = backend.letters.length;
    await work();
    return backend.letters[before];
  };
  const from = { driver: backend.db, mail: { caught }, directory, admin };
  wantDemoTeam(directory);
  for (const _ of ['first start', 'next start']) await makeDemoTeam(backend.access, from);
  expect(await told()).toMatchObject({
    staff: 3,
    enquiries: 15,
    people: 14,
    older: 0,
    new_readers: 0,
  });

  // A visitor's own enquiry, which one of the agents has taken.
  await backend.db.exec(`
    insert into public.contacts (id, name, email, message) values
      ('11111111-1111-4111-8111-111111111111', 'Ada Obi', 'ada@example.com', 'Is it still available?');
    insert into public.lead_events (contact_id, kind, assignee) select '11111111-1111-4111-8111-111111111111',
      'assignment', user_id from public.user_roles where role = 'agent' limit 1`);
  expect(await removeDemoTeam(backend.db, directory)).toBe(17);
  const left = { staff: 1, enquiries: 1, people: 1, older: 0, new_readers: 0, nobodys: 'Ada Obi' };
  expect(await told()).toEqual(left);
  // No later start makes them again.
  wantDemoTeam(directory);
  expect(demoTeam(directory)?.state).toBe('removed');
});
