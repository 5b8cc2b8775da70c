-- Who asks to be told when a property changes: its price, units, papers or progress; by e-mail or, where the site is installed, by a
-- push message to that device. Anybody can type anybody's address. So an address is asked first: one e-mail with a link, and nothing
-- else until its owner says yes on the page behind it. The form answers the same whether the address is on the list or not.

-- The secret in the link of each watcher's e-mails. Not a column of the watcher: administrators read those.
create table private.watcher_links (
  watcher uuid primary key references public.property_watchers on delete cascade,
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') unique
);

-- What was told last: the watched facts of each property as the site last showed them.
create table private.property_states (
  property_slug text not null,
  topic text not null,
  fingerprint text not null,
  words text not null,
  constraint property_states_pkey primary key (property_slug, topic)
);

-- A release that changed a property, with all topics that changed at once: a watcher gets one e-mail about it.
create table private.property_changes (
  id uuid primary key default gen_random_uuid(),
  property_slug text not null,
  title text not null,
  topics jsonb not null
);

-- Queues the question, unless it waits already, was sent within a day, or is answered.
create function private.ask_watcher(watcher uuid) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.mails (kind, watcher)
  select 'question', w.id from public.property_watchers w
  where w.id = ask_watcher.watcher and w.confirmed_at is null and not exists (
    select from private.mails m
    where m.watcher = w.id and (m.state = 'waiting' or m.settled_at > now() - interval '1 day')
  );
  if found then
    perform pg_notify('mails', '');
  end if;
end $$;

create function private.make_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'newsletter_subscribers' then
    insert into private.newsletter_links (subscriber) values (new.id);
  else
    insert into private.watcher_links (watcher) values (new.id);
    perform private.ask_watcher(new.id);
  end if;
  return null;
end $$;

-- An alert for an address, or a device, that has one for this property. A device asks for itself, and may hear of it; of an address
-- nobody learns whether it is on the list.
create function private.watch_again(address text, property text) returns text
language plpgsql set search_path = '' as $$
declare
  watcher uuid;
begin
  if address is null then
    return 'listed';
  end if;
  select w.id into strict watcher from public.property_watchers w
    where w.email = address and w.property_slug = property and w.unsubscribed_at is null;
  perform private.ask_watcher(watcher);
  return 'stored';
end $$;

-- Nobody watches more than five properties before they have confirmed one: invented ones would make e-mails for weeks. Those whose
-- question is sent stay, then those about what the site shows, then the latest. The others end: a replay is answered as before.
create function private.make_room_for_watcher(watcher uuid, address text) returns void
language plpgsql set search_path = '' as $$
declare
  displaced uuid[];
begin
  perform pg_advisory_xact_lock(hashtextextended('watch ' || address, 0));
  select array_agg(other.id) into displaced from (
    select w.id from public.property_watchers w
    where w.email = address and w.id <> watcher and w.confirmed_at is null and w.unsubscribed_at is null
    order by
      exists (select from private.mails m where m.watcher = w.id and (m.state = 'sent' or m.state = 'waiting' and m.attempts > 0)) desc,
      exists (select from private.property_states s where s.property_slug = w.property_slug) desc,
      w.created_at desc, w.id
    offset 4
  ) as other;
  update public.property_watchers w set unsubscribed_at = now() where w.id = any (displaced);
  delete from private.watcher_links l where l.watcher = any (displaced);
end $$;

create function private.tidy_watcher() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.clean_address(new.email);
  if tg_op = 'INSERT' then
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
    -- An address is asked first, unless it is the server that writes it down.
    if new.endpoint is not null or not private.is_client() then
      new.confirmed_at := coalesce(new.confirmed_at, now());
    end if;
  end if;
  if new.endpoint is not null and not private.is_push_endpoint(new.endpoint) then
    raise check_violation using
      message = 'new row for relation "property_watchers" violates check constraint "property_watchers_endpoint_known"',
      schema = 'public', table = 'property_watchers', constraint = 'property_watchers_endpoint_known';
  end if;
  return new;
end $$;

create trigger tidy before insert or update on public.property_watchers for each row execute function private.tidy_watcher();
create trigger make_link after insert on public.property_watchers for each row execute function private.make_link();
create trigger make_link after insert on public.newsletter_subscribers for each row execute function private.make_link();

-- Compares what the site shows with what was told last, and queues an e-mail for each watcher of a difference. A new fact is none.
create function public.note_property_changes(site jsonb) returns jsonb
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
      fingerprint = excluded.fingerprint, words = excluded.words
    where (s.fingerprint, s.words) is distinct from (excluded.fingerprint, excluded.words);

    if changed is not null then
      insert into private.property_changes (property_slug, title, topics)
      values (property ->> 'slug', property ->> 'title', changed) returning id into change_id;
      insert into private.mails (kind, watcher, change)
      select case when w.endpoint is null then 'change' else 'push' end, w.id, change_id from public.property_watchers w
      where w.property_slug = property ->> 'slug' and w.unsubscribed_at is null and w.confirmed_at is not null;
      get diagnostics queued = row_count;
      noticed := noticed || jsonb_build_object(
        'slug', property ->> 'slug', 'topics', (select jsonb_agg(t -> 'topic') from jsonb_array_elements(changed) as t), 'mails', queued
      );
    end if;
  end loop;
  return noticed;
end $$;

-- What the holder of a watcher's link sees and does, of all requests for their address and the property.
create function private.use_watch_link(token text, subscribed boolean) returns json
language plpgsql security definer set search_path = '' as $$
declare
  holder public.property_watchers;
  requests uuid[];
begin
  select w.* into holder
  from public.property_watchers w join private.watcher_links l on l.watcher = w.id
  where l.token = use_watch_link.token;
  if not found then
    return null;
  end if;
  select array_agg(w.id) into requests from public.property_watchers w
  where (w.email = holder.email or w.endpoint = holder.endpoint) and w.property_slug = holder.property_slug;

  if subscribed then
    update public.property_watchers w set confirmed_at = coalesce(w.confirmed_at, now())
    where w.id = any (requests) and w.unsubscribed_at is null;
    if not found then
      update public.property_watchers w set unsubscribed_at = null, confirmed_at = coalesce(w.confirmed_at, now())
      where w.id = holder.id;
    end if;
  elsif not subscribed then
    -- Done twice, it keeps the moment of the first time.
    update public.property_watchers w set unsubscribed_at = now() where w.id = any (requests) and w.unsubscribed_at is null;
  end if;
  delete from private.mails m where m.watcher = any (requests) and m.state = 'waiting' and (not subscribed or m.change is null);

  select w.* into strict holder from public.property_watchers w
  where w.id = any (requests) order by w.unsubscribed_at desc nulls first limit 1;
  return json_build_object(
    'state', case when holder.unsubscribed_at is not null then 'left' when holder.confirmed_at is null then 'pending' else 'active' end,
    'since', coalesce(holder.unsubscribed_at, holder.confirmed_at, holder.created_at),
    'address', coalesce(private.masked_address(holder.email), 'Your device'),
    'property', holder.property_slug
  );
end $$;

-- One page and one address serve both kinds of links.
create function public.use_newsletter_link(token text, subscribed boolean default null) returns json
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
begin
  update public.newsletter_subscribers s set
    is_active = use_newsletter_link.subscribed,
    pending_since = null,
    confirmed_at = case when use_newsletter_link.subscribed then now() else s.confirmed_at end
  from private.newsletter_links l
  where l.token = use_newsletter_link.token and s.id = l.subscriber and use_newsletter_link.subscribed is not null
    -- Done twice, it keeps the moment of the first time.
    and (s.is_active <> use_newsletter_link.subscribed or s.pending_since is not null);

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
