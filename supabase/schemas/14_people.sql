-- People. A lead, contact or subscription is of the same person as another if both have a phone number or an e-mail address
-- in common, if one was merged into the other, or if the staff say so: whoever hangs together by such links, over however
-- many rows, is one. What visitors wrote is never changed for it. What the staff know besides stands in the history of a row.

-- What the staff know of whom a row is about: of each kind, what was said last. Null: it was taken back.
create view private.known as
  select distinct on (coalesce(e.lead_id, e.contact_id), e.kind)
    coalesce(e.lead_id, e.contact_id) as row_id, e.kind, e.body, e.same_as, e.captured_at
  from public.lead_events e
  where e.kind in ('known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget', 'same_person') and e.applied
  order by coalesce(e.lead_id, e.contact_id), e.kind, e.captured_at desc, e.id desc;

create index lead_events_known_idx on public.lead_events (coalesce(lead_id, contact_id), kind, captured_at desc, id desc)
  where kind in ('known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget', 'same_person') and applied;
create index lead_events_known_search_idx on public.lead_events
  using gin (private.search_text(null, null, case when kind = 'also_phone' then body end, body) extensions.gin_trgm_ops)
  where kind in ('known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget') and applied;
create index lead_events_notes_search_idx on public.lead_events
  using gin (private.search_text(null, null, case when kind = 'also_phone' then body end, body) extensions.gin_trgm_ops) where kind = 'note' and applied;

create table private.people (
  row_id uuid primary key,
  -- Nobody is shown it: that it changed would tell of rows that somebody doesn't see.
  person uuid not null,
  -- Or has signed up for the newsletter alone.
  wrote boolean not null
);
comment on table private.people is 'Which person each lead, contact and subscription is of, but for those that are deleted. Kept by private.link().';
create index people_person_idx on private.people (person, row_id) include (wrote);

-- By what a row hangs together with others: the hash of a number or an address, or another row.
create table private.person_links (
  row_id uuid not null,
  node uuid not null,
  constraint person_links_pkey primary key (row_id, node)
);
create index person_links_node_idx on private.person_links (node, row_id);

create function private.node_of(text) returns uuid
language plpgsql immutable parallel safe strict set search_path = ''
as $$ begin return encode(substr(sha256(convert_to($1, 'UTF8')), 1, 16), 'hex')::uuid; end $$;

-- Brings the links of a row, and who is one person by them, to what the row is now. It touches the rows of the people
-- concerned alone: who gains a link becomes one with whoever has it, and only who loses one may come apart.
create function private.link(of_row uuid) returns void
language plpgsql security definer
-- From index to index, however few rows there were when the plan was made.
set search_path = '' set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  has_written boolean;
  nodes uuid[];
  before uuid[];
  whose uuid;
  met uuid[];
  part uuid[];
  another uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.people'));
  select p.person, array(select l.node from private.person_links l where l.row_id = of_row) into whose, before
    from private.people p where p.row_id = of_row;
  select bool_or(r.wrote), array_agg(distinct n.node) filter (where n.node <> of_row) into has_written, nodes
  from (
    select true, l.phone, l.email, l.merged_into from public.leads l where l.id = of_row and l.deleted_at is null
    union all
    select true, c.phone, c.email, c.merged_into from public.contacts c where c.id = of_row and c.deleted_at is null
    union all
    select false, null, s.email, null from public.newsletter_subscribers s where s.id = of_row
  ) as r (wrote, phone, email, merged_into)
  left join lateral (select k.kind, k.body, k.same_as from private.known k where k.row_id = of_row) as k on true
  cross join lateral (values
    (private.node_of(private.whole_number(r.phone))), (private.node_of(lower(r.email))), (r.merged_into), (k.same_as),
    (private.node_of(case k.kind when 'also_phone' then private.whole_number(k.body) when 'also_email' then lower(k.body) end))
  ) as n (node);
  nodes := coalesce(nodes, '{}');
  if whose is not null and has_written is not null and before <@ nodes and nodes <@ before then
    return;
  end if;

  if whose is not null and (has_written is null or not before <@ nodes) then
    delete from private.person_links l where l.row_id = of_row;
    delete from private.people p where p.row_id = of_row;
    -- What hung together by this row.
    met := array(
      select n from unnest(before || of_row) as n
      where exists (select from private.person_links l where l.node = n)
        or n <> of_row and exists (select from private.people p where p.row_id = n)
    );
    -- Whoever wrote twice has left the same number and address twice: one other row with all of it holds the rest together.
    if cardinality(met) > 1 and not exists (
      select from (select l.row_id from private.person_links l where l.node = met[1] limit 20) as other
      where met <@ (other.row_id || array(select l.node from private.person_links l where l.row_id = other.row_id))
    ) then
      loop
        with recursive reached (node) as (
          (select p.row_id from private.people p where p.person = whose limit 1)
          union
          select next.node from reached r cross join lateral (
            select l.node from private.person_links l where l.row_id = r.node
            union all
            select l.row_id from private.person_links l where l.node = r.node
          ) as next
        )
        select array_agg(p.row_id) into part from reached r join private.people p on p.row_id = r.node;
        exit when part is null or cardinality(part) = (select count(*) from private.people p where p.person = whose);
        another := gen_random_uuid();
        update private.people p set person = another where p.row_id = any (part);
      end loop;
    end if;
    whose := null;
  end if;
  if has_written is null then
    return;
  end if;

  -- All who have the same link are one already: one of them tells who.
  met := array(
    select distinct p.person
    from unnest(nodes || of_row) as n
    cross join lateral (
      (select l.row_id from private.person_links l where l.node = n and l.row_id <> of_row limit 1)
      union all
      select n
    ) as other
    join private.people p on p.row_id = other.row_id
  );
  if cardinality(met) > 1 then
    -- The fewer rows are written anew.
    whose := (select p.person from private.people p where p.person = any (met) group by p.person order by count(*) desc limit 1);
    update private.people p set person = whose where p.person = any (met) and p.person <> whose;
  end if;
  whose := coalesce(whose, met[1], gen_random_uuid());
  with linked as (insert into private.person_links (row_id, node) select of_row, n from unnest(nodes) as n on conflict do nothing)
  insert into private.people (row_id, person, wrote) values (of_row, whose, has_written) on conflict (row_id) do nothing;
end $$;

-- What follows when a row comes, changes or goes: its links, and what was kept of its submission goes with it.
create function private.follow_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.people, private.person_links;
    delete from private.lead_amendments a where not exists (select from private.enquiries r where r.id = a.lead_id);
    delete from private.mails m where not exists (select from private.enquiries r where r.id = m.row_id) and m.row_id is not null;
    perform private.link(r.id) from private.personal_rows r;
  elsif tg_table_name = 'lead_events' then
    perform private.link(coalesce(new.lead_id, new.contact_id));
  else
    if tg_op = 'DELETE' then
      delete from private.submission_contents c where c.table_name = tg_table_name and c.id = old.id;
      delete from private.lead_amendments a where a.lead_id = old.id;
      delete from private.push_outbox o where o.row_id = old.id;
      delete from private.mails m where m.row_id = old.id;
    end if;
    perform private.link(coalesce(new.id, old.id));
  end if;
  return null;
end $$;

-- When all else is done: what is locked then is not waited for any more.
create constraint trigger follow_link after insert or update of phone, email, merged_into, deleted_at or delete on public.leads
  deferrable initially deferred for each row execute function private.follow_row();
create constraint trigger follow_link after insert or update of phone, email, merged_into, deleted_at or delete on public.contacts
  deferrable initially deferred for each row execute function private.follow_row();
create constraint trigger follow_link after insert or update of email or delete on public.newsletter_subscribers
  deferrable initially deferred for each row execute function private.follow_row();
create constraint trigger forget_submission after delete on public.property_watchers
  deferrable initially deferred for each row execute function private.follow_row();
create constraint trigger follow_link after insert on public.lead_events
  deferrable initially deferred for each row when (new.kind in ('also_phone', 'also_email', 'same_person')) execute function private.follow_row();
create trigger follow_truncate after truncate on public.leads for each statement execute function private.follow_row();
create trigger follow_truncate after truncate on public.contacts for each statement execute function private.follow_row();
create trigger follow_truncate after truncate on public.newsletter_subscribers for each statement execute function private.follow_row();

-- From which rows which others are reached by links, among those that an agent sees (private.visible_condition()): that a row of a
-- colleague's makes one person of two others would tell of it.
create function private.reached(roots uuid[], among uuid[], account uuid default auth.uid()) returns table (root uuid, row_id uuid)
language plpgsql stable security definer
-- Asked many times for one answer: the planner overestimates the recursion, and would compile it for longer than it runs.
set search_path = '' set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan as $$
begin
  if cardinality(roots) = 0 then
    return;
  end if;
  return query
    with recursive seen as materialized (
      select r.id from private.enquiries r
      where r.id = any (among) and r.deleted_at is null and (
        r.assignee = account or r.captured_by = account
        or r.assignee is null and r.created_at >= case r.found_in
          when 'leads' then (select private.unassigned_since('leads')) else (select private.unassigned_since('contacts'))
        end and (r.merged_into is null or private.may_have_target(r.found_in, r.merged_into))
      )
    ),
    links as materialized (
      select s.id, l.node from seen s join private.person_links l on l.row_id = s.id
      where l.node in (select s.id from seen s) or not exists (select from private.enquiries r where r.id = l.node)
    ),
    steps (node, next) as materialized (select l.id, l.node from links l union all select l.node, l.id from links l),
    reached (root, node) as (
      (select s.id, s.id from seen s where s.id = any (roots))
      union
      select r.root, s.next from reached r join steps s on s.node = r.node
    )
    select r.root, r.node from reached r join seen s on s.id = r.node;
end $$;

-- Which rows are of the same people as some that the caller sees, of all or among a few.
create function private.rows_of(rows uuid[], among uuid[] default null) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  among := coalesce(among, array(
    select o.row_id from private.people o where o.person in (select p.person from private.people p where p.row_id = any (rows))
  ));
  return case
    when private.is_admin() or cardinality(among) = 0 then among
    else array(select distinct r.row_id from private.reached(rows, among) as r)
  end;
end $$;

-- What the caller may know of whom a row is about, from the rows that they see, a hundred at most: the first of them stands for the
-- person, and of what the staff know the last word counts.
create function private.known_of(of_row uuid) returns jsonb
language plpgsql stable security definer
-- Asked for each row of a list: planning it each time took five times as long as what it does.
set search_path = '' set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  whose uuid := (select p.person from private.people p where p.row_id = of_row);
  rows uuid[];
begin
  -- Most people wrote once, and nothing more is known of them.
  if not exists (select from private.people p where p.person = whose and p.row_id <> of_row)
    and not exists (select from private.known k where k.row_id = of_row) then
    return jsonb_build_object('person', of_row, 'rows', coalesce((select p.wrote::integer from private.people p where p.row_id = of_row), 1));
  end if;
  if not private.is_staff() then
    return null;
  end if;
  rows := private.rows_of(array[of_row], array(
    select of_row union (select p.row_id from private.people p where p.person = whose order by p.row_id limit 100)
  ));
  return (
    with theirs as materialized (
      -- What stands in for the name of somebody unknown is none.
      select r.id, r.created_at, true as wrote, nullif(nullif(r.name, 'WhatsApp visitor'), 'Caller') as name from private.enquiries r where r.id = any (rows)
      union all select s.id, s.subscribed_at, false, s.name from public.newsletter_subscribers s where s.id = any (rows)
    ),
    -- Who has a link in common with the row. Anybody can type one person's address and another's number, and so make one of both:
    -- nobody is called for it on a number that was noted of the other.
    near as materialized (
      select b.row_id from private.person_links a join private.person_links b on b.node = a.node where a.row_id = of_row
      union select a.node from private.person_links a where a.row_id = of_row
      union select b.row_id from private.person_links b where b.node = of_row union select of_row
    ),
    facts as (
      select distinct on (k.kind) k.kind, k.body from theirs t
      -- From the index, of each row: a join would read what is known of everybody.
      cross join lateral (select * from private.known k where k.row_id = t.id offset 0) as k
      where k.kind in ('known_as', 'language', 'interest', 'budget') or k.kind <> 'same_person' and t.id in (select row_id from near)
      order by k.kind, t.id in (select row_id from near) desc, k.captured_at desc
    )
    select jsonb_strip_nulls(jsonb_build_object(
      'person', (select t.id from theirs t order by t.created_at, t.id limit 1),
      'rows', (select count(*) from theirs t where t.wrote),
      -- For a row without a name of its own, the first that they gave elsewhere: whoever types their number later doesn't rename them.
      'named', (
        select t.name from theirs t where t.name is not null and not exists (select from theirs o where o.id = of_row and o.name is not null)
        order by t.id in (select row_id from near) desc, t.created_at, t.id limit 1
      )
    )) || coalesce((select jsonb_object_agg(f.kind, f.body) from facts f where f.body is not null), '{}')
  );
end $$;

-- The same, read as a column of a row.
create function public.known(public.leads) returns jsonb
language sql stable security definer set search_path = '' as $$ select private.known_of($1.id) $$;
create function public.known(public.contacts) returns jsonb
language sql stable security definer set search_path = '' as $$ select private.known_of($1.id) $$;
create function public.known(public.newsletter_subscribers) returns jsonb
language sql stable security definer set search_path = '' as $$ select private.known_of($1.id) $$;

-- All rows of those whom the staff know by some words, or of whom a note has them, on a row that the caller sees: a thousand of each at
-- most, so that no note hides a name. Of what is known, what was said last counts; a word that is in every note ends with 2,000 notes.
create function private.rows_known_by(condition text) returns uuid[]
language plpgsql stable strict set search_path = '' as $$
declare
  rows uuid[];
begin
  execute format($sql$
      select (private.rows_of(array(
        select coalesce(e.lead_id, e.contact_id) from public.lead_events e
        where e.kind in ('known_as', 'also_phone', 'also_email', 'language', 'interest', 'budget') and e.applied and %1$s
          and e.body = (select k.body from private.known k where k.row_id = coalesce(e.lead_id, e.contact_id) and k.kind = e.kind)
      )))[1:1000] || (private.rows_of(array(select distinct * from (
        select coalesce(e.lead_id, e.contact_id) from public.lead_events e where e.kind = 'note' and e.applied and %1$s and coalesce(
          (select id from public.leads where id = e.lead_id and %2$s), (select id from public.contacts where id = e.contact_id and %3$s)
        ) is not null limit 2000) as noted)))[1:1000]
    $sql$, condition, private.visible_condition('leads'), private.visible_condition('contacts')) into rows;
  return rows;
end $$;
