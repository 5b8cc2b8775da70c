-- A message goes to the hosts that browsers name, and to no other of the companies that run them: googleapis.com is every
-- interface and every customer's storage of Google. What visitors give as a device is held to the same list as the staff's.

-- Those of Chrome, Chromium without Google's keys, Firefox, Safari and Edge, as in supabase/functions/push/push-hosts.ts. Of
-- the last two the subdomains are many.
create function private.known_push_hosts() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'fcm.googleapis.com', 'jmt17.google.com', 'updates.push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'
  ]
$$;
insert into private.push_hosts (host) select unnest(private.known_push_hosts()) on conflict do nothing;
delete from private.push_hosts where host in ('googleapis.com', 'push.services.mozilla.com');

create or replace function private.set_push_hosts(more text[]) returns void
language sql security definer set search_path = '' as $$
  delete from private.push_hosts h where h.host <> all (private.known_push_hosts());
  insert into private.push_hosts (host) select distinct lower(host) from unnest(more) as named (host) on conflict do nothing;
$$;

-- A device of the staff asks again at its next start. Of visitors' devices the sender ends what it may not call.
delete from public.push_subscriptions s where not private.is_push_endpoint(s.endpoint);

-- As a constraint would, which can't ask another table: its name tells the form which field was refused.
create function private.check_watcher_endpoint() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_push_endpoint(new.endpoint) then
    raise check_violation using
      message = 'new row for relation "property_watchers" violates check constraint "property_watchers_endpoint_known"',
      schema = 'public', table = 'property_watchers', constraint = 'property_watchers_endpoint_known';
  end if;
  return new;
end $$;
-- By its name before taken_address: of a row that is refused in any case nobody learns who is on the list.
create trigger known_endpoint before insert or update of endpoint on public.property_watchers
  for each row when (new.endpoint is not null) execute function private.check_watcher_endpoint();

revoke all on function private.known_push_hosts(), private.check_watcher_endpoint() from public, anon, authenticated;
