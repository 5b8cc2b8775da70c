-- Whoever asks to be told when a property changes: its price, its papers or its progress. A row is one request; leaving
-- ends it, and asking again is a new one, so that a replay of the first never brings anybody back.

create table public.property_watchers (
  -- Made on the device, so that the same request arriving twice is stored once.
  id uuid not null default gen_random_uuid(),
  email text not null,
  -- The last part of the page's address.
  property_slug text not null,
  captured_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  constraint property_watchers_pkey primary key (id),
  constraint property_watchers_email_length check (char_length(email) <= 254),
  constraint property_watchers_email_lowercase check (email = lower(email collate "C")),
  constraint property_watchers_email_characters check (email !~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  constraint property_watchers_email_format check (email ~ '^[^@<>"'',;:()\\]+@[^@<>"'',;:()\\]+\.[^@<>"'',;:()\\.]{2,}$'),
  constraint property_watchers_property_slug_length check (char_length(property_slug) between 1 and 60),
  constraint property_watchers_property_slug_format check (property_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
-- Behind the key: PostgreSQL reports the first one violated, and a replay is a duplicate of itself first. Those who have
-- left are not in it: nobody can find out who they are.
create unique index property_watchers_email_key on public.property_watchers (email, property_slug)
  where unsubscribed_at is null;
create index property_watchers_property_slug_idx on public.property_watchers (property_slug)
  where unsubscribed_at is null;
alter table public.property_watchers enable row level security;
comment on table public.property_watchers is 'Who is told by e-mail when a property changes.';
comment on column public.property_watchers.unsubscribed_at is 'When they left, by the link in an e-mail.';

revoke all on public.property_watchers from public, anon, authenticated;
grant all on public.property_watchers to service_role;
grant insert (id, email, property_slug, captured_at) on public.property_watchers to anon, authenticated;
grant select, delete on public.property_watchers to authenticated;

create policy property_watchers_insert on public.property_watchers for insert to anon, authenticated
  with check (unsubscribed_at is null and created_at = now() and captured_at <= created_at);
create policy property_watchers_select on public.property_watchers for select to authenticated using ((select private.is_admin()));
create policy property_watchers_delete on public.property_watchers for delete to authenticated using ((select private.is_admin()));

create function private.own_property_watchers_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.created_at := now();
      new.unsubscribed_at := null;
    end if;
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
  -- Inside use_watch_link(), which runs with its owner's rights, the statement is ours and not the client's.
  elsif private.is_client() and current_user in ('anon', 'authenticated') then
    new := old;
  end if;
  return new;
end $$;
create trigger own_columns before insert or update on public.property_watchers
  for each row execute function private.own_property_watchers_columns();

-- Before the row is written, as for the newsletter: a refused flood leaves no trace.
create function private.refuse_taken_watch() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_client() and exists (
    select from public.property_watchers w
    where w.email = new.email and w.property_slug = new.property_slug and w.unsubscribed_at is null
  ) then
    raise unique_violation using
      message = 'duplicate key value violates unique constraint "property_watchers_email_key"',
      schema = 'public', table = 'property_watchers', constraint = 'property_watchers_email_key';
  end if;
  return new;
end $$;
create trigger taken_address before insert on public.property_watchers
  for each row execute function private.refuse_taken_watch();

-- Not a column of the watcher: administrators read those.
create table private.watcher_links (
  watcher uuid not null,
  -- 244 random bits.
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  constraint watcher_links_pkey primary key (watcher),
  constraint watcher_links_token_key unique (token),
  constraint watcher_links_watcher_fkey foreign key (watcher) references public.property_watchers (id) on delete cascade
);
comment on table private.watcher_links is 'The secret in the unsubscribe link of each watcher''s e-mails.';

create function private.make_watcher_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.watcher_links (watcher) values (new.id);
  return null;
end $$;
create trigger make_link after insert on public.property_watchers
  for each row execute function private.make_watcher_link();

-- The flood guard, as for every other submission.
do $$
declare
  guarded regclass := 'public.property_watchers'::regclass;
begin
  execute format('create trigger limit_submissions before insert on %s
    for each statement when (pg_trigger_depth() = 0) execute function private.limit_submissions()', guarded);
  execute format('create trigger a_list before insert on %s
    for each row when (pg_trigger_depth() = 0) execute function private.refuse_list()', guarded);
  execute format('create trigger admit_row before insert on %s
    for each row when (pg_trigger_depth() = 0) execute function private.admit_row()', guarded);
  execute format('create trigger store_held_row after insert on %s
    for each statement when (pg_trigger_depth() = 0) execute function private.store_held_row()', guarded);
  execute format('create trigger take_token after insert on %s
    for each statement when (pg_trigger_depth() = 0) execute function private.take_token()', guarded);
end $$;

create or replace function private.admit_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  guarded jsonb := nullif(current_setting('guard.' || tg_table_name, true), '')::jsonb;
  statement text;
begin
  if guarded is null then
    return new;
  end if;
  if (guarded ->> 'rows')::integer > 0 then
    raise sqlstate 'PT413' using
      message = 'Too many rows in one request.', hint = 'Send each submission in a request of its own.';
  end if;
  if pg_column_size(new) > 65536 then
    raise sqlstate 'PT413' using message = 'A submission is not as long as this.';
  end if;
  -- A replay is answered as the index would, and costs no token.
  if (case tg_table_name
    when 'contacts' then exists (select from public.contacts c where c.id = new.id)
    when 'leads' then exists (select from public.leads l where l.id = new.id)
    when 'property_watchers' then exists (select from public.property_watchers w where w.id = new.id)
    else exists (select from public.newsletter_subscribers s where s.id = new.id)
  end) then
    raise unique_violation using
      message = format('duplicate key value violates unique constraint "%s_pkey"', tg_table_name),
      schema = tg_table_schema, table = tg_table_name, constraint = tg_table_name || '_pkey';
  end if;
  guarded := guarded || '{"rows": 1}';
  -- PostgreSQL writes each row before it looks for the next. Where the statement could have more (the REST interface writes
  -- a list as a recordset, the embedded one as several VALUES), the first waits until there was no second.
  statement := translate(lower(current_query()), E' \t\r\n', '');
  if statement like '%insertinto%' || tg_table_name || '%'
    and statement like any (array['%recordset(%', '%array_elements(%', '%generate_series(%', '%unnest(%', '%),(%']) then
    guarded := guarded || jsonb_build_object('held', to_jsonb(new));
    new := null;
  end if;
  perform set_config('guard.' || tg_table_name, guarded::text, true);
  return new;
end $$;

create or replace function private.require_room(settings private.submission_limit) returns void
language plpgsql set search_path = '' as $$
declare
  this_hour timestamptz := date_trunc('hour', clock_timestamp(), 'UTC');
  in_hour bigint;
  in_day bigint;
  size_of_all numeric;
  wait_seconds integer;
begin
  select coalesce(sum(t.submissions) filter (where t.hour = this_hour), 0), coalesce(sum(t.submissions), 0)
    into in_hour, in_day
  from private.submission_totals t where t.hour > this_hour - interval '24 hours';
  -- All together may send what one may send at once.
  if in_day >= greatest(settings.per_day, settings.burst) then
    wait_seconds := 900;
  elsif in_hour >= greatest(settings.per_hour, settings.burst) then
    wait_seconds := greatest(1, least(900, ceil(extract(epoch from this_hour + interval '1 hour' - clock_timestamp()))));
  elsif settings.max_megabytes is not null then
    select sum(pg_total_relation_size(c)) into size_of_all
    from unnest(array[
      'public.contacts', 'public.leads', 'public.newsletter_subscribers', 'public.property_watchers'
    ]::regclass[]) as c;
    if size_of_all > settings.max_megabytes * 1048576.0 then
      wait_seconds := 900;
    end if;
  end if;
  if wait_seconds is not null then
    perform private.refuse('too_busy', 'Too much is being sent to us at the moment. Please try again later.', wait_seconds);
  end if;
end $$;

insert into private.personal_tables (table_name, email_column, phone_column) values ('property_watchers', 'email', null);

insert into private.retention (job, table_name, condition, keep, every, late_after) values
  ('property_watchers', 'public.property_watchers', 'created_at < $1', '24 months', '1 day', '2 days'),
  ('property_watchers_left', 'public.property_watchers', 'unsubscribed_at < $1', '30 days', '1 day', '2 days');

-- What was told last: the watched facts of each property as the site last showed them.
create table private.property_states (
  property_slug text not null,
  topic text not null,
  fingerprint text not null,
  -- The facts in words, a line each.
  words text not null,
  told_at timestamptz not null default now(),
  constraint property_states_pkey primary key (property_slug, topic)
);
comment on table private.property_states is 'The price, papers and progress of each property as its watchers know them.';

-- A release that changed a property, with all topics that changed at once: a watcher gets one e-mail about it.
create table private.property_changes (
  id uuid not null default gen_random_uuid(),
  property_slug text not null,
  title text not null,
  -- A list of {topic, before, after}.
  topics jsonb not null,
  noticed_at timestamptz not null default now(),
  constraint property_changes_pkey primary key (id)
);
comment on table private.property_changes is 'What changed at a property, by release.';

-- The outbox of e-mails. A fingerprint that comes back (a price goes up and down again) is another change, so the pair of
-- watcher and change is what is sent once.
create table private.watcher_mails (
  id uuid not null default gen_random_uuid(),
  watcher uuid not null,
  change uuid not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  -- Not before; while one is being sent, until its sender must be gone.
  due_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint watcher_mails_pkey primary key (id),
  constraint watcher_mails_watcher_key unique (watcher, change),
  constraint watcher_mails_state_known check (state in ('waiting', 'sent', 'refused')),
  constraint watcher_mails_watcher_fkey foreign key (watcher) references public.property_watchers (id) on delete cascade,
  constraint watcher_mails_change_fkey foreign key (change) references private.property_changes (id) on delete cascade
);
create index watcher_mails_change_idx on private.watcher_mails (change);
create index watcher_mails_due_at_idx on private.watcher_mails (due_at) where state = 'waiting';
comment on table private.watcher_mails is 'E-mails to watchers: one for each watcher and change.';

revoke all on private.watcher_links, private.property_states, private.property_changes, private.watcher_mails
  from public, anon, authenticated, service_role;
grant select on private.watcher_links, private.property_changes, private.watcher_mails to service_role;

-- For whoever sends the e-mails, with the secret key. As the caller: the links stay closed to everybody else.
create view public.watcher_mails_waiting with (security_invoker = true) as
  select
    m.id, w.email, c.property_slug, c.title, c.topics, w.created_at as asked_at, m.attempts, m.due_at,
    l.token as link_token
  from private.watcher_mails m
    join public.property_watchers w on w.id = m.watcher
    join private.property_changes c on c.id = m.change
    join private.watcher_links l on l.watcher = w.id
  where m.state = 'waiting' and w.unsubscribed_at is null;
comment on view public.watcher_mails_waiting is 'E-mails about changed properties that are still to be sent, each with the token of its unsubscribe link.';
revoke all on public.watcher_mails_waiting from public, anon, authenticated;
grant select on public.watcher_mails_waiting to service_role;

-- Compares what the site shows with what was told last, and queues an e-mail for each watcher of what is different. A
-- property or topic that is seen for the first time tells nobody. Called again with the same, it changes nothing.
create function private.note_property_changes(site jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  property jsonb;
  changed jsonb;
  change_id uuid;
  queued integer;
  noticed jsonb := '[]';
begin
  -- Two at once would both find the same change.
  lock table private.property_states in exclusive mode;
  for property in select value from jsonb_array_elements(site) loop
    select jsonb_agg(
      jsonb_build_object('topic', s.topic, 'before', s.words, 'after', shown.topic ->> 'words') order by shown.place
    ) into changed
    from jsonb_array_elements(property -> 'topics') with ordinality as shown (topic, place)
    join private.property_states s on s.property_slug = property ->> 'slug' and s.topic = shown.topic ->> 'topic'
    where s.fingerprint <> shown.topic ->> 'fingerprint';

    insert into private.property_states as s (property_slug, topic, fingerprint, words)
    select property ->> 'slug', shown ->> 'topic', shown ->> 'fingerprint', shown ->> 'words'
    from jsonb_array_elements(property -> 'topics') as shown
    on conflict on constraint property_states_pkey do update set
      told_at = case when s.fingerprint = excluded.fingerprint then s.told_at else now() end,
      fingerprint = excluded.fingerprint,
      words = excluded.words
    where (s.fingerprint, s.words) is distinct from (excluded.fingerprint, excluded.words);

    if changed is not null then
      insert into private.property_changes (property_slug, title, topics)
      values (property ->> 'slug', property ->> 'title', changed) returning id into change_id;
      insert into private.watcher_mails (watcher, change)
      select w.id, change_id from public.property_watchers w
      where w.property_slug = property ->> 'slug' and w.unsubscribed_at is null;
      get diagnostics queued = row_count;
      noticed := noticed || jsonb_build_object(
        'slug', property ->> 'slug', 'topics', (select jsonb_agg(t -> 'topic') from jsonb_array_elements(changed) as t), 'mails', queued
      );
    end if;
  end loop;
  return noticed;
end $$;

-- Hands out e-mails that are due, and to nobody else for a quarter of an hour.
create function private.take_watcher_mails(batch integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken uuid[];
begin
  with due as (
    select m.id
    from private.watcher_mails m join public.property_watchers w on w.id = m.watcher
    where m.state = 'waiting' and m.due_at <= now() and w.unsubscribed_at is null
    order by m.due_at, m.id limit batch for update of m skip locked
  ), leased as (
    update private.watcher_mails m set attempts = m.attempts + 1, due_at = now() + interval '15 minutes'
    from due where m.id = due.id returning m.id
  )
  select array_agg(id) into taken from leased;
  return coalesce((
    select jsonb_agg(to_jsonb(v) order by v.email) from public.watcher_mails_waiting v where v.id = any (taken)
  ), '[]');
end $$;

-- How sending them ended. `later` waits twice as long each time, a day at most.
create function private.settle_watcher_mails(mails uuid[], outcome text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  settled integer;
begin
  update private.watcher_mails m set
    state = case when outcome = 'later' then 'waiting' else outcome end,
    due_at = case when outcome = 'later' then now() + least(interval '1 day', interval '1 minute' * 2 ^ least(m.attempts, 11)) else m.due_at end,
    settled_at = case when outcome <> 'later' then now() end
  where m.id = any (mails) and m.state = 'waiting';
  get diagnostics settled = row_count;
  return settled;
end $$;

create function public.note_property_changes(site jsonb) returns jsonb
language sql set search_path = '' as $$ select private.note_property_changes(site) $$;
create function public.take_watcher_mails(batch integer default 50) returns jsonb
language sql set search_path = '' as $$ select private.take_watcher_mails(batch) $$;
create function public.settle_watcher_mails(mails uuid[], outcome text) returns integer
language sql set search_path = '' as $$ select private.settle_watcher_mails(mails, outcome) $$;
comment on function public.note_property_changes is 'Compares what the site shows of its properties with what was told last, and queues an e-mail for each watcher of what changed.';
comment on function public.take_watcher_mails is 'E-mails that are due, leased for a quarter of an hour.';
comment on function public.settle_watcher_mails is 'Records of e-mails that they were sent, refused for good, or are to be sent later.';

-- Letters and e-mails are forwarded, and their links with them.
create function private.masked_address(email text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(email, '^(.)[^@]*@(.).*(\.[^.]+)$', '\1•••@\2•••\3')
$$;

-- What the holder of a watcher's link sees and does. It is about the address and the property: whoever left and asked
-- again ends that too with the link of before.
create function private.use_watch_link(token text, subscribed boolean) returns json
language plpgsql security definer set search_path = '' as $$
declare
  watcher public.property_watchers;
begin
  select w.* into watcher
  from public.property_watchers w join private.watcher_links l on l.watcher = w.id
  where l.token = use_watch_link.token;
  if not found then
    return null;
  end if;

  if subscribed then
    update public.property_watchers w set unsubscribed_at = null
    where w.id = watcher.id and not exists (
      select from public.property_watchers other
      where other.email = watcher.email and other.property_slug = watcher.property_slug and other.unsubscribed_at is null
    );
  elsif not subscribed then
    -- Done twice, it keeps the moment of the first time.
    update public.property_watchers w set unsubscribed_at = now()
    where w.email = watcher.email and w.property_slug = watcher.property_slug and w.unsubscribed_at is null;
    delete from private.watcher_mails m using public.property_watchers w
    where m.watcher = w.id and m.state = 'waiting' and w.email = watcher.email and w.property_slug = watcher.property_slug;
  end if;

  select w.* into strict watcher from public.property_watchers w
  where w.email = watcher.email and w.property_slug = watcher.property_slug
  order by w.unsubscribed_at desc nulls first limit 1;
  return json_build_object(
    'state', case when watcher.unsubscribed_at is null then 'active' else 'left' end,
    'since', coalesce(watcher.unsubscribed_at, watcher.created_at),
    'address', private.masked_address(watcher.email),
    'property', watcher.property_slug
  );
end $$;

-- One page and one address serve both kinds of links.
create or replace function private.use_newsletter_link(token text, subscribed boolean) returns json
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
begin
  if subscribed is not null then
    update public.newsletter_subscribers s set
      is_active = use_newsletter_link.subscribed,
      pending_since = null,
      confirmed_at = case when use_newsletter_link.subscribed then now() else s.confirmed_at end
    from private.newsletter_links l
    where l.token = use_newsletter_link.token and s.id = l.subscriber
      -- Done twice, it keeps the moment of the first time.
      and (s.is_active <> use_newsletter_link.subscribed or s.pending_since is not null);
  end if;

  select s.* into subscriber
  from public.newsletter_subscribers s join private.newsletter_links l on l.subscriber = s.id
  where l.token = use_newsletter_link.token;
  if not found then
    return private.use_watch_link(token, subscribed);
  end if;
  return json_build_object(
    'state', case when subscriber.is_active then 'active' when subscriber.pending_since is not null then 'pending' else 'left' end,
    'since', case
      when subscriber.is_active then coalesce(subscriber.resubscribed_at, subscriber.subscribed_at)
      else coalesce(subscriber.pending_since, subscriber.unsubscribed_at)
    end,
    'address', private.masked_address(subscriber.email)
  );
end $$;
comment on function public.use_newsletter_link is 'How the holder of this link stands: state, since when, address masked, and the property if it is about one; subscribed true or false changes it first. Null if there is no such link.';

revoke all on function
  private.own_property_watchers_columns(), private.refuse_taken_watch(), private.make_watcher_link(),
  private.note_property_changes(jsonb), private.take_watcher_mails(integer), private.settle_watcher_mails(uuid[], text),
  public.note_property_changes(jsonb), public.take_watcher_mails(integer), public.settle_watcher_mails(uuid[], text),
  private.masked_address(text), private.use_watch_link(text, boolean)
  from public, anon, authenticated;
grant execute on function
  private.note_property_changes(jsonb), private.take_watcher_mails(integer), private.settle_watcher_mails(uuid[], text),
  public.note_property_changes(jsonb), public.take_watcher_mails(integer), public.settle_watcher_mails(uuid[], text)
  to service_role;
