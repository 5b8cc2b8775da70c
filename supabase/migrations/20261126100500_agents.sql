-- An agent sees and works on what is assigned to them, captured by them, or nobody's, and learns nothing of the rest: not in
-- lists, by embedding, by a search, in the figures, or from what is told live. They delete nothing. What is deleted is
-- hidden from everybody.

alter policy leads_select on public.leads using (
  deleted_at is null and (
    (select private.is_admin())
    or ((select private.is_agent()) and (assignee is null or assignee = (select auth.uid()) or captured_by = (select auth.uid())))
  )
);
alter policy contacts_select on public.contacts using (
  deleted_at is null and (
    (select private.is_admin())
    or ((select private.is_agent()) and (assignee is null or assignee = (select auth.uid())))
  )
);
-- Changing and deleting directly stays the administrators', as the dashboard of before does it: agents add events.

-- What the figures are counted from, without a look at the rows.
drop index public.leads_status_idx;
create index leads_status_idx on public.leads (status, created_at desc, id desc)
  include (source, assignee, captured_by, deleted_at);
drop index public.contacts_created_at_idx;
create index contacts_created_at_idx on public.contacts (created_at desc, id desc) include (assignee, deleted_at);

create index contacts_status_idx on public.contacts (status, created_at desc, id desc);

-- Searching looks past row-level security, so that it says itself what its caller may see.
create function private.visible_condition(table_name text) returns text
language sql stable set search_path = '' as $$
  select 'deleted_at is null' || case
    when private.is_admin() then ''
    when table_name = 'leads' then format(' and (assignee is null or assignee = %1$L or captured_by = %1$L)', auth.uid())
    else format(' and (assignee is null or assignee = %L)', auth.uid())
  end
$$;

-- Whose: "mine", "nobody" or an account.
create function private.assignee_condition(assignee text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case
    when assignee is null then null
    when assignee = 'nobody' then 'assignee is null'
    else format('assignee = %L', case when assignee = 'mine' then auth.uid() else assignee::uuid end)
  end;
end $$;

-- An export is many pages in a row: an agent's are as short as a screen.
create function private.page_size_of_caller(page_size integer) returns integer
language sql stable set search_path = '' as $$
  select case when private.is_admin() then page_size else least(coalesce(page_size, 50), 50) end
$$;

drop function public.search_contacts(text, text, timestamptz, timestamptz, timestamptz, uuid, integer);
drop function private.search_contacts(text, text, timestamptz, timestamptz, timestamptz, uuid, integer);
drop function public.search_leads(text, public.lead_status, text, text, timestamptz, timestamptz, timestamptz, uuid, integer);
drop function private.search_leads(text, public.lead_status, text, text, timestamptz, timestamptz, timestamptz, uuid, integer);

create function private.search_contacts(
  query text, property text,
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer,
  status public.lead_status, kind text, assignee text, due_by date
) returns setof public.contacts
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_staff();
  return query execute private.newest('contacts', 'created_at', 'private.search_text(name, email, phone, message)', query, array[
    private.visible_condition('contacts'),
    private.property_condition(property),
    case when status is not null then format('status = %L', status) end,
    case when kind is not null then format('kind = %L', kind) end,
    private.assignee_condition(assignee),
    case when due_by is not null then format('follow_up_on <= %L', due_by) end
  ], since, until, before_at, before_id, private.page_size_of_caller(page_size));
end $$;

create function private.search_leads(
  query text, status public.lead_status, source text, property text,
  since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, page_size integer,
  kind text, assignee text, due_by date
) returns setof public.leads
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 as $$
begin
  perform private.require_staff();
  return query execute private.newest('leads', 'created_at', 'private.search_text(name, email, phone, notes)', query, array[
    private.visible_condition('leads'),
    case when status is not null then format('status = %L', status) end,
    case when source is not null then format('source = %L', source) end,
    private.property_condition(property),
    case when kind is not null then format('kind = %L', kind) end,
    private.assignee_condition(assignee),
    case when due_by is not null then format('follow_up_on <= %L', due_by) end
  ], since, until, before_at, before_id, private.page_size_of_caller(page_size));
end $$;

-- As before, with more to narrow by behind it.
create function public.search_contacts(
  query text default null, property text default null,
  since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50,
  status public.lead_status default null, kind text default null, assignee text default null, due_by date default null
) returns setof public.contacts
language sql stable set search_path = '' as $$
  select * from private.search_contacts(
    query, property, since, until, before_at, before_id, page_size, status, kind, assignee, due_by
  )
$$;
create function public.search_leads(
  query text default null, status public.lead_status default null, source text default null, property text default null,
  since timestamptz default null, until timestamptz default null,
  before_at timestamptz default null, before_id uuid default null, page_size integer default 50,
  kind text default null, assignee text default null, due_by date default null
) returns setof public.leads
language sql stable set search_path = '' as $$
  select * from private.search_leads(
    query, status, source, property, since, until, before_at, before_id, page_size, kind, assignee, due_by
  )
$$;
do $$
declare
  searching regprocedure;
begin
  for searching in
    select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and p.proname in ('search_contacts', 'search_leads')
  loop
    execute format('revoke all on function %s from public, anon; grant execute on function %s to authenticated', searching, searching);
  end loop;
end $$;
comment on function public.search_contacts is
  'Enquiries that hold every word of the query, newest first, for staff. Of a message its first 500 and its last 250 characters are searched. assignee: mine, nobody, or an account.';
comment on function public.search_leads is
  'Leads that hold every word of the query, newest first, for staff. Of the notes their first 500 and their last 250 characters are searched. assignee: mine, nobody, or an account.';

-- What is told live. Administrators hear of every row on the topic "staff", as before. Agents hear on "agents" of what is
-- nobody's, and on a topic of their own ("agent:" and their id) of what is theirs; of a row that goes to a colleague they
-- hear once more, since it was theirs until then.
create function private.tell_audiences(table_name text, operation text, touched jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  audience record;
begin
  for audience in
    select t.topic, jsonb_agg(distinct t.id) as ids
    from (
      select r.id, case when r.assignee is null then 'agents' else 'agent:' || r.assignee end as topic
      from jsonb_to_recordset(touched) as r (id uuid, assignee uuid, captured_by uuid, deleted_at timestamptz)
      where r.deleted_at is null
      union
      select r.id, 'agent:' || r.captured_by
      from jsonb_to_recordset(touched) as r (id uuid, assignee uuid, captured_by uuid, deleted_at timestamptz)
      where r.deleted_at is null and r.captured_by is not null and r.assignee is not null
    ) as t
    group by t.topic
  loop
    perform realtime.send(
      jsonb_build_object(
        'table', table_name, 'operation', operation,
        'ids', case when jsonb_array_length(audience.ids) <= 50 then audience.ids end
      ),
      'rows', audience.topic, true
    );
  end loop;
exception when others then
  -- Nobody is told, but what was stored stays stored.
  raise warning 'The agents were not told of % on %: %', operation, table_name, sqlstate;
end $$;

-- What decides who hears of a row, without its texts.
create function private.whose(stored jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', stored -> 'id', 'assignee', stored -> 'assignee', 'captured_by', stored -> 'captured_by', 'deleted_at', stored -> 'deleted_at'
  )
$$;

create function private.tell_agents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_audiences(tg_table_name, tg_op, (select jsonb_agg(private.whose(to_jsonb(t))) from touched t));
  return null;
end $$;
create function private.tell_agents_of_update() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_audiences(
    tg_table_name, tg_op, (
      select jsonb_agg(either.keys) from (
        select private.whose(to_jsonb(t)) from touched t union all select private.whose(to_jsonb(b)) from before b
      ) as either (keys)
    )
  );
  return null;
end $$;

create function private.tell_agents_of(told regclass) returns void
language plpgsql set search_path = '' as $$
begin
  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is null then
    return;
  end if;
  execute format('create or replace trigger tell_agents_of_insert after insert on %s
    referencing new table as touched for each statement execute function private.tell_agents()', told);
  execute format('create or replace trigger tell_agents_of_update after update on %s
    referencing old table as before new table as touched for each statement execute function private.tell_agents_of_update()', told);
  execute format('create or replace trigger tell_agents_of_delete after delete on %s
    referencing old table as touched for each statement execute function private.tell_agents()', told);
end $$;

select private.tell_agents_of(told) from unnest(array['public.contacts', 'public.leads']::regclass[]) as told;

do $$
begin
  if to_regclass('realtime.messages') is null or to_regprocedure('realtime.topic()') is null then
    return;
  end if;
  drop policy if exists staff_hear on realtime.messages;
  create policy staff_hear on realtime.messages for select to authenticated using (
    extension = 'broadcast' and case (select realtime.topic())
      when 'staff' then (select private.is_admin())
      when 'agents' then (select private.is_agent())
      when 'agent:' || (select auth.uid()) then (select private.is_agent())
      else false
    end
  );
exception when insufficient_privilege then
  raise warning 'The policy on realtime.messages can''t be made here: the dashboard will ask in a rhythm instead of being told.';
end $$;

revoke all on function
  private.visible_condition(text), private.assignee_condition(text), private.page_size_of_caller(integer),
  private.whose(jsonb), private.tell_audiences(text, text, jsonb), private.tell_agents(), private.tell_agents_of_update(), private.tell_agents_of(regclass)
  from public, anon, authenticated;
