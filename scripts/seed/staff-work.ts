/** Made-up colleagues, who sign in after “Forgot password?”. */
const AGENTS = [
  { id: '20000000-0000-4000-8000-000000000001', email: 'chika@meridian.example' },
  { id: '20000000-0000-4000-8000-000000000002', email: 'tunde@meridian.example' },
] as const;

/** As many events as a lead has on average. */
const EVENTS = 3;

/**
 * SQL that gives the rows of the inbox what a team of some months would have added: owners, next steps, first answers and
 * three events each. It writes as the database's owner and tells nobody.
 */
export const STAFF_WORK_SQL = `
  insert into auth.users (id, email, encrypted_password, email_confirmed_at) values
    ${AGENTS.map(({ id, email }) => `('${id}', '${email}', '', now())`).join(', ')}
    on conflict (id) do nothing;
  insert into public.user_roles (user_id, role) values
    ${AGENTS.map(({ id }) => `('${id}', 'agent')`).join(', ')}
    on conflict do nothing;
  ${(['leads', 'contacts'] as const).map(workOn).join('')}
  drop table pg_temp.owners;
  analyze public.leads, public.contacts, public.lead_events;
`;

function workOn(table: 'leads' | 'contacts'): string {
  const key = table === 'leads' ? 'lead_id' : 'contact_id';
  return `
    create temporary table if not exists owners as
      select user_id, row_number() over (order by role, user_id) - 1 as n from public.user_roles;
    alter table public.${table} disable trigger user;
    alter table public.lead_events disable trigger user;
    -- Of a hundred rows five are nobody's; the others are shared out. Every twentieth has a next step around today.
    with numbered as (select id, row_number() over (order by created_at, id) as n from public.${table})
    update public.${table} r set
      assignee = case when n % 20 > 0 then
        (select o.user_id from owners o where o.n = numbered.n % (select count(*) from owners)) end,
      follow_up_on = case when n % 20 = 1 then
        greatest(r.created_at::date, current_date + (n / 20 % 60)::integer - 15) end,
      first_answered_at = case when r.status <> 'new' then r.created_at + n % 600 * interval '1 minute' end,
      answer_seconds = case when r.status <> 'new' then
        private.office_seconds(r.created_at, r.created_at + n % 600 * interval '1 minute') end
    from numbered where numbered.id = r.id;
    insert into public.lead_events (${key}, kind, body, outcome, by, captured_at, created_at)
      select r.id, (array['call', 'note', 'whatsapp'])[n],
        case n when 2 then 'Wants to see it with her sister; asks about the ground rent' end,
        case n when 1 then 'reached' end,
        r.assignee, r.created_at + n * interval '1 hour', r.created_at + n * interval '1 hour'
      from public.${table} r, generate_series(1, ${EVENTS}) as n;
    alter table public.${table} enable trigger user;
    alter table public.lead_events enable trigger user;
  `;
}
