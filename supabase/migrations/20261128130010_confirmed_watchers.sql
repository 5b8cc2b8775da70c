-- Anybody can type anybody's address. So an address is asked first: one e-mail with a link, and nothing else until its owner
-- says yes on the page behind it. The form answers the same whether the address is on the list or not.

alter table public.property_watchers add column confirmed_at timestamptz;
-- Those of before are told as they were promised.
update public.property_watchers set confirmed_at = created_at;
comment on column public.property_watchers.confirmed_at is
  'When the owner of the address said yes through the link that only they receive; a device of its own asks for itself.';
create index property_watchers_email_idx on public.property_watchers (email);

create or replace function private.own_property_watchers_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.created_at := now();
      new.unsubscribed_at := null;
      new.confirmed_at := case when new.endpoint is not null then now() end;
    else
      new.confirmed_at := coalesce(new.confirmed_at, now());
    end if;
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
  -- Inside use_watch_link(), which runs with its owner's rights, the statement is ours and not the client's.
  elsif private.is_client() and current_user in ('anon', 'authenticated') then
    new := old;
  end if;
  return new;
end $$;

alter policy property_watchers_insert on public.property_watchers with check (
  unsubscribed_at is null and created_at = now() and captured_at <= created_at and (confirmed_at is null) = (endpoint is null)
);

-- Requests for an address that is on the list, or was asked already. They have no row of their own: remembered here, a replay
-- of one is answered as a replay of any other.
create table private.watcher_repeats (
  submission uuid not null,
  watcher uuid not null,
  constraint watcher_repeats_pkey primary key (submission),
  constraint watcher_repeats_watcher_fkey foreign key (watcher) references public.property_watchers (id) on delete cascade
);
create index watcher_repeats_watcher_idx on private.watcher_repeats (watcher);
revoke all on private.watcher_repeats from public, anon, authenticated, service_role;
comment on table private.watcher_repeats is 'Requests to be told of a property that were answered, and not stored.';

-- In the queue of e-mails about changes, one without a change asks its watcher.
alter table private.watcher_mails alter column change drop not null;
comment on table private.watcher_mails is 'E-mails to watchers: one for each watcher and change, and those without a change, which ask whether they want any.';

-- Queues the question, unless it waits already, was sent within a day, or is answered.
create function private.ask_watcher(watcher uuid) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.watcher_mails (watcher)
  select w.id from public.property_watchers w
  where w.id = ask_watcher.watcher and w.confirmed_at is null and not exists (
    select from private.watcher_mails m
    where m.watcher = w.id and (m.state = 'waiting' or m.settled_at > now() - interval '1 day')
  );
  if found then
    -- For the embedded server, which prints it.
    perform pg_notify('watcher_mails', '');
  end if;
end $$;

create or replace function private.make_watcher_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.watcher_links (watcher) values (new.id);
  perform private.ask_watcher(new.id);
  return null;
end $$;

create or replace function private.refuse_taken_watch() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sent text := nullif(current_setting('guard.property_watchers', true), '')::jsonb ->> 'content';
  -- Nobody watches more at once; invented properties would make e-mails for weeks.
  most_unconfirmed constant integer := 5;
  displaced uuid[];
  watcher uuid;
begin
  -- Of a row that is refused in any case nobody learns who is on the list.
  if not private.is_client() or num_nonnulls(new.email, new.endpoint) <> 1
    or num_nonnulls(new.endpoint, new.p256dh, new.auth) not in (0, 3)
    or (new.property_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(new.property_slug) <= 60) is not true then
    return new;
  end if;
  -- A device asks for itself, and may hear that it is told already.
  if new.email is null then
    if exists (
      select from public.property_watchers w
      where w.endpoint = new.endpoint and w.property_slug = new.property_slug and w.unsubscribed_at is null
    ) then
      raise unique_violation using
        message = 'duplicate key value violates unique constraint "property_watchers_endpoint_key"',
        schema = 'public', table = 'property_watchers', constraint = 'property_watchers_endpoint_key';
    end if;
    return new;
  end if;

  -- As if it had been left out: refused further on, it would tell a stranger whether the address is known.
  new.id := coalesce(new.id, gen_random_uuid());
  -- A twin of this request, sent at the same moment, waits here.
  perform pg_advisory_xact_lock(hashtextextended('watch ' || new.email, 0));
  if exists (select from private.watcher_repeats r where r.submission = new.id) then
    if exists (select from private.submission_contents c where c.table_name = tg_table_name and c.id = new.id and encode(c.content, 'hex') <> sent) then
      raise sqlstate 'PT409' using message = 'Something else was sent under this id.';
    end if;
    raise unique_violation using
      message = 'duplicate key value violates unique constraint "property_watchers_pkey"',
      schema = 'public', table = 'property_watchers', constraint = 'property_watchers_pkey';
  end if;
  select w.id into watcher from public.property_watchers w
  where w.email = new.email and w.property_slug = new.property_slug and w.unsubscribed_at is null;
  if found then
    insert into private.watcher_repeats (submission, watcher) values (new.id, watcher);
    perform private.ask_watcher(watcher);
    -- Without a row of its own it is still answered as stored (201).
    return null;
  end if;

  -- The others make room for this one. Those whose question is sent stay, since its link is out and it counts; then those
  -- about what the site shows; then the latest.
  select array_agg(one.id) into displaced from (
    select w.id from public.property_watchers w
    where w.email = new.email and w.confirmed_at is null and w.unsubscribed_at is null
    order by
      exists (select from private.watcher_mails m where m.watcher = w.id and (m.state = 'sent' or m.state = 'waiting' and m.attempts > 0)) desc,
      exists (select from private.property_states s where s.property_slug = w.property_slug) desc,
      w.created_at desc, w.id
    offset most_unconfirmed - 1
  ) as one;
  -- Ended and not deleted: a replay of one is answered as before. Without its link, which nobody has, it is no "No".
  update public.property_watchers w set unsubscribed_at = now() where w.id = any (displaced);
  delete from private.watcher_links l where l.watcher = any (displaced);
  return new;
end $$;

create or replace view public.watcher_mails_waiting with (security_invoker = true) as
  select
    m.id, w.email, w.property_slug, c.title, c.topics, w.created_at as asked_at, m.attempts, m.due_at,
    l.token as link_token, w.endpoint, w.p256dh, w.auth
  from private.watcher_mails m
    join public.property_watchers w on w.id = m.watcher
    left join private.property_changes c on c.id = m.change
    join private.watcher_links l on l.watcher = w.id
  where m.state = 'waiting' and w.unsubscribed_at is null and (m.change is null) = (w.confirmed_at is null);
comment on view public.watcher_mails_waiting is
  'E-mails and push messages about changed properties that are still to be sent, each with the token of its link; those without topics ask the address first.';

create or replace function private.note_property_changes(site jsonb) returns jsonb
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
      where w.property_slug = property ->> 'slug' and w.unsubscribed_at is null and w.confirmed_at is not null;
      get diagnostics queued = row_count;
      noticed := noticed || jsonb_build_object(
        'slug', property ->> 'slug', 'topics', (select jsonb_agg(t -> 'topic') from jsonb_array_elements(changed) as t), 'mails', queued
      );
    end if;
  end loop;
  return noticed;
end $$;

-- Whether it is this question's turn: an address gets one a day, whatever it is asked about. What was tried comes first.
-- Within thirty days nobody is asked again after a "No", nor after three questions that they left unanswered.
create function private.is_next_question(mail private.watcher_mails, address text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select from private.watcher_mails o join public.property_watchers w on w.id = o.watcher
    where w.email = address and o.change is null and o.id <> mail.id and (
      o.state = 'sent' and o.settled_at > now() - interval '1 day'
      or o.state = 'waiting' and w.unsubscribed_at is null and w.confirmed_at is null
        and (o.attempts = 0, o.due_at, o.id) < (mail.attempts = 0, mail.due_at, mail.id)
    )
  ) and not exists (
    select from public.property_watchers w join private.watcher_links l on l.watcher = w.id
    where w.email = address and w.confirmed_at is null and w.unsubscribed_at > now() - interval '30 days'
  ) and (
    select count(*) from private.watcher_mails o join public.property_watchers w on w.id = o.watcher
    where w.email = address and w.confirmed_at is null and o.change is null
      and o.state = 'sent' and o.settled_at > now() - interval '30 days'
  ) < 3
$$;

drop function public.take_watcher_mails(integer, boolean);
drop function private.take_watcher_mails(integer, boolean);

-- Hands out messages of one kind that are due, and to nobody else for a quarter of an hour.
create function private.take_watcher_mails(batch integer, by_push boolean, questions_only boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken uuid[];
begin
  with due as (
    select m.id
    from private.watcher_mails m join public.property_watchers w on w.id = m.watcher
    where m.state = 'waiting' and m.due_at <= now() and w.unsubscribed_at is null
      and (w.endpoint is not null) = by_push
      and (m.change is null) = (w.confirmed_at is null)
      and (m.change is null and private.is_next_question(m, w.email) or m.change is not null and not questions_only)
    order by m.due_at, m.id limit batch for update of m skip locked
  ), leased as (
    update private.watcher_mails m set attempts = m.attempts + 1, due_at = now() + interval '15 minutes'
    from due where m.id = due.id returning m.id
  )
  select array_agg(id) into taken from leased;
  return coalesce((
    select jsonb_agg(to_jsonb(v) order by v.email, v.id) from public.watcher_mails_waiting v where v.id = any (taken)
  ), '[]');
end $$;

create function public.take_watcher_mails(
  batch integer default 50, by_push boolean default false, questions_only boolean default false
) returns jsonb
language sql set search_path = '' as $$ select private.take_watcher_mails(batch, by_push, questions_only) $$;
comment on function public.take_watcher_mails is
  'E-mails or push messages that are due, leased for a quarter of an hour: all of them, or those that ask an address first.';

create or replace function private.use_watch_link(token text, subscribed boolean) returns json
language plpgsql security definer set search_path = '' as $$
declare
  holder public.property_watchers;
begin
  select w.* into holder
  from public.property_watchers w join private.watcher_links l on l.watcher = w.id
  where l.token = use_watch_link.token;
  if not found then
    return null;
  end if;

  if subscribed then
    update public.property_watchers w set confirmed_at = coalesce(w.confirmed_at, now())
    where private.is_same_watch(w, holder) and w.unsubscribed_at is null;
    if not found then
      update public.property_watchers w set unsubscribed_at = null, confirmed_at = coalesce(w.confirmed_at, now())
      where w.id = holder.id;
    end if;
    delete from private.watcher_mails m using public.property_watchers w
    where m.watcher = w.id and m.change is null and m.state = 'waiting' and private.is_same_watch(w, holder);
  elsif not subscribed then
    -- Done twice, it keeps the moment of the first time.
    update public.property_watchers w set unsubscribed_at = now()
    where private.is_same_watch(w, holder) and w.unsubscribed_at is null;
    delete from private.watcher_mails m using public.property_watchers w
    where m.watcher = w.id and m.state = 'waiting' and private.is_same_watch(w, holder);
  end if;

  select w.* into strict holder from public.property_watchers w
  where private.is_same_watch(w, holder)
  order by w.unsubscribed_at desc nulls first limit 1;
  return json_build_object(
    'state', case when holder.unsubscribed_at is not null then 'left' when holder.confirmed_at is null then 'pending' else 'active' end,
    'since', coalesce(holder.unsubscribed_at, holder.confirmed_at, holder.created_at),
    'address', coalesce(private.masked_address(holder.email), 'Your device'),
    'property', holder.property_slug
  );
end $$;

-- A request that nobody confirms ends as one that its owner has ended.
update private.retention set condition = 'coalesce(unsubscribed_at, case when confirmed_at is null then created_at end) < $1'
  where job = 'property_watchers_left';

revoke all on function
  private.ask_watcher(uuid), private.is_next_question(private.watcher_mails, text),
  private.take_watcher_mails(integer, boolean, boolean), public.take_watcher_mails(integer, boolean, boolean)
  from public, anon, authenticated;
grant execute on function
  private.take_watcher_mails(integer, boolean, boolean), public.take_watcher_mails(integer, boolean, boolean)
  to service_role;
