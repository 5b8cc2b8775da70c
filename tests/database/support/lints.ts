/** A schema fault: a query that lists it, and an example that has it. */
export type Lint = { name: string; query: string; fault: string };

const API_ROLES = `unnest(array['anon', 'authenticated']) as api(role)`;
const OURS = `('public', 'private')`;

/** Based on Supabase's advisors, as far as they apply to what we use. */
export const LINTS: Lint[] = [
  {
    name: 'a table that the API shows has no row-level security',
    query: `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    fault: `create table public.open (id int primary key)`,
  },
  {
    name: 'row-level security is on and nobody has a policy, by oversight',
    query: `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${OURS} and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid)`,
    fault: `create table public.shut (id int primary key); alter table public.shut enable row level security`,
  },
  {
    name: 'a policy allows everything',
    query: `select policyname from pg_policies where schemaname in ${OURS}
      and (regexp_replace(coalesce(qual, ''), '[()\\s]', '', 'g') in ('true', '1=1')
        or regexp_replace(coalesce(with_check, ''), '[()\\s]', '', 'g') in ('true', '1=1'))`,
    fault: `create policy lax on public.leads for insert to anon with check (true)`,
  },
  {
    name: 'a policy lets users write into the table of roles',
    query: `select policyname from pg_policies where tablename = 'user_roles' and cmd <> 'SELECT'`,
    fault: `create policy self on public.user_roles for insert to authenticated with check (user_id = (select auth.uid()))`,
  },
  {
    name: 'a policy asks who calls once per row and not once per statement',
    query: `select policyname from pg_policies
      where schemaname in ${OURS} and regexp_replace(
        coalesce(qual, '') || coalesce(with_check, ''), 'SELECT (auth\\.uid|private\\.is_(admin|agent|staff))\\(\\)', '', 'g'
      ) ~ '(auth\\.(uid|jwt|role)|is_admin|is_agent|is_staff|current_setting)\\('`,
    fault: `create policy slow on public.leads for select to anon using (auth.uid() is null)`,
  },
  {
    name: 'a policy is for all verbs, or for everybody',
    query: `select policyname from pg_policies where schemaname in ${OURS} and (cmd = 'ALL' or 'public' = any (roles))`,
    fault: `create policy broad on public.leads using ((select auth.uid()) is not null)`,
  },
  {
    name: 'two policies are tried for one role and verb',
    query: `select tablename from pg_policies, unnest(roles) as role where schemaname in ${OURS}
      group by tablename, role, cmd having count(*) > 1`,
    fault: `create policy twice on public.leads for select to authenticated using (source = 'viewing')`,
  },
  {
    name: 'a function takes its search path from the caller',
    query: `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${OURS} and not coalesce(p.proconfig::text, '') like '%search_path=%'`,
    fault: `create function private.loose() returns int language sql as 'select 1'`,
  },
  {
    name: 'visitors or users can call a function of the API, or its inner ones, by oversight',
    query: `select p.proname, role from pg_proc p join pg_namespace n on n.oid = p.pronamespace, ${API_ROLES}
      where n.nspname in ${OURS} and has_function_privilege(role, p.oid, 'execute')
        and (p.proname, role) not in (
          ('is_client', 'anon'), ('is_client', 'authenticated'), ('is_admin', 'authenticated'),
          ('lacks_second_factor', 'authenticated'), ('is_signed_out', 'authenticated'),
          ('folded', 'authenticated'), ('search_text', 'authenticated'),
          ('require_admin', 'authenticated'), ('dashboard_statistics', 'authenticated'), ('month_figures', 'authenticated'),
          ('observed', 'authenticated'), ('retention_health', 'authenticated'),
          ('find_person', 'authenticated'), ('erase_person', 'authenticated'),
          ('is_agent', 'authenticated'), ('is_staff', 'authenticated'), ('require_staff', 'authenticated'),
          ('may_have_target', 'authenticated'), ('known', 'authenticated'), ('known_of', 'authenticated'),
          ('set_role', 'authenticated'), ('remove_role', 'authenticated'), ('list_staff', 'authenticated'),
          ('same_person', 'authenticated'), ('deleted_rows', 'authenticated'),
          ('queue', 'authenticated'), ('upcoming', 'authenticated'), ('search_counts', 'authenticated'), ('call_backs_of', 'authenticated'),
          ('office_clock', 'authenticated'), ('office_seconds', 'authenticated'),
          ('units_for_sale', 'anon'), ('units_for_sale', 'authenticated'),
          ('team_cards', 'anon'), ('team_cards', 'authenticated'), ('set_own_card', 'authenticated'),
          ('full_slots', 'anon'), ('full_slots', 'authenticated'), ('database_epoch', 'anon'), ('database_epoch', 'authenticated'),
          ('save_push_subscription', 'authenticated'), ('end_push_subscription', 'authenticated'),
          ('set_push_preferences', 'authenticated'), ('count_new', 'authenticated'),
          ('replace_push_subscription', 'anon'), ('replace_push_subscription', 'authenticated'),
          ('invite_staff', 'authenticated'), ('list_invitations', 'authenticated'),
          ('withdraw_invitation', 'authenticated'), ('accept_invitation', 'authenticated'),
          ('unassigned_since', 'authenticated'),
          ('use_newsletter_link', 'anon'), ('use_newsletter_link', 'authenticated'),
          ('submit', 'anon'), ('submit', 'authenticated'), ('correct', 'anon'), ('correct', 'authenticated'),
          ('observe', 'anon'), ('observe', 'authenticated'), ('attach_picture', 'anon'), ('attach_picture', 'authenticated'),
          ('appointment', 'anon'), ('appointment', 'authenticated'), ('lead_picture', 'authenticated'),
          ('new_capture_pass', 'authenticated'),
          ('search_contacts', 'authenticated'), ('search_leads', 'authenticated'),
          ('search_subscribers', 'authenticated'))`,
    fault: `create function public.exposed() returns int language sql security definer set search_path = '' as 'select 1'`,
  },
  {
    name: 'a foreign key has no index',
    query: `select conname from pg_constraint f where contype = 'f' and connamespace::regnamespace::text in ${OURS}
      and not exists (select from pg_index i where i.indrelid = f.conrelid
        and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] = f.conkey)`,
    fault: `create table private.child (id int primary key, lead uuid references public.leads (id))`,
  },
  {
    name: 'two indexes do the same',
    query: `select indrelid::regclass from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace::regnamespace::text in ${OURS}
      group by indrelid, indkey::text, indoption::text, coalesce(indpred::text, ''), coalesce(indexprs::text, '')
      having count(*) > 1`,
    fault: `create index again on public.leads (created_at desc, id desc)`,
  },
  {
    name: 'a table has no primary key',
    query: `select c.relname from pg_class c where c.relnamespace::regnamespace::text in ${OURS} and c.relkind = 'r'
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
    fault: `create table private.keyless (id int)`,
  },
  {
    name: 'a view shows what its owner may see',
    query: `select c.relname from pg_class c where c.relnamespace::regnamespace::text = 'public'
      and c.relkind in ('v', 'm') and not coalesce(c.reloptions::text, '') like '%security_invoker=true%'`,
    fault: `create view public.all_leads as select * from public.leads`,
  },
  {
    name: 'visitors hold a grant on a whole table',
    query: `select c.relname from pg_class c, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as verb
      where c.relnamespace::regnamespace::text in ${OURS} and c.relkind in ('r', 'v', 'm')
        and has_table_privilege('anon', c.oid, verb)`,
    fault: `grant insert on public.leads to anon`,
  },
  {
    name: 'a constraint is not named for the table and a column it speaks of',
    query: `select conname from pg_constraint c join pg_class t on t.oid = c.conrelid
      where t.relnamespace::regnamespace::text = 'public' and c.contype = 'c'
        and not exists (select from pg_attribute a where a.attrelid = t.oid and a.attnum = any (c.conkey)
          and starts_with(c.conname::text, t.relname || '_' || a.attname || '_'))`,
    fault: `alter table public.leads add constraint short_name check (char_length(name) < 300)`,
  },
  {
    name: 'a column of text has no limit to its length',
    query: `select attrelid::regclass, attname from pg_attribute a join pg_class t on t.oid = a.attrelid
      where t.relnamespace::regnamespace::text = 'public' and t.relkind = 'r' and a.attnum > 0
        and a.atttypid = 'text'::regtype and a.attgenerated = '' and not exists (
          select from pg_constraint c where c.conrelid = a.attrelid and a.attnum = any (c.conkey)
            and (c.contype = 'f' or pg_get_constraintdef(c.oid) ~ 'char_length|= ANY \\(ARRAY\\[|\\{(0,)?[0-9]+\\}\\$'))`,
    fault: `alter table public.leads add column remarks text`,
  },
];
