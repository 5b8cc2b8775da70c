-- Who is on the team, and how they come to it and leave it. An administrator may do anything that the dashboard does; an
-- agent works on what is theirs or nobody's. Asked of the tables at every statement, and never of the token.

-- Whether the caller has a second factor that this session was not opened with: a token can be used without our pages.
create function private.lacks_second_factor() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if nullif(current_setting('request.jwt.claims', true), '')::json ->> 'aal' = 'aal2' then
    return false;
  end if;
  -- Not every account server has factors. plpgsql looks for the table only where the statement is reached.
  if pg_catalog.to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (
    select 1 from auth.mfa_factors f
    where f.user_id = (select auth.uid()) and f.status::text = 'verified'
  );
end $$;

-- Whether the caller's session was ended, by the lock or by signing out: a token can be used until it expires.
create function private.is_signed_out() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  session uuid := nullif(nullif(current_setting('request.jwt.claims', true), '')::json ->> 'session_id', '');
begin
  return session is not null and not exists (select from auth.sessions s where s.id = session);
end $$;

-- Policies and functions ask this of row after row: plpgsql keeps its plans, where a function in SQL is planned with each call.
create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- A removed administrator is out at once, and a factor that was just added counts for sessions that were opened before.
  return exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'admin')
    and not private.is_signed_out() and not private.lacks_second_factor();
end $$;

create function private.is_agent() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.user_roles r where r.user_id = auth.uid() and r.role = 'agent')
    and not private.is_signed_out() and not private.lacks_second_factor();
end $$;

create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = '' as $$ begin return private.is_admin() or private.is_agent(); end $$;

create function private.require_admin(or_server boolean default false) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() and not (or_server and coalesce(current_setting('role', true), '') = 'service_role') then
    raise sqlstate '42501' using message = 'Only administrators may see this.';
  end if;
end $$;

create function private.require_staff() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff() then
    raise sqlstate '42501' using message = 'Only staff may see this.';
  end if;
end $$;

-- Ends everything that opens an account, except a message to its address.
create function private.lock_account(account uuid, kept_session uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  opener text;
begin
  -- Empty texts, not nulls: a hosted account server can't read nulls here. No password has an empty hash.
  update auth.users set
    encrypted_password = '',
    confirmation_token = '', recovery_token = '', reauthentication_token = '',
    email_change = '', email_change_token_new = '', email_change_token_current = '', email_change_confirm_status = 0,
    phone = null, phone_confirmed_at = null, phone_change = '', phone_change_token = ''
  where id = account;
  delete from auth.identities where user_id = account and provider <> 'email';
  -- Not every account server has all of these.
  foreach opener in array array[
    'refresh_tokens', 'sessions', 'one_time_tokens', 'flow_state', 'mfa_factors', 'webauthn_credentials',
    'oauth_authorizations', 'oauth_consents'
  ] loop
    if pg_catalog.to_regclass('auth.' || opener) is not null then
      -- Refresh tokens keep their user's id as text.
      execute pg_catalog.format(
        'delete from auth.%I where user_id::text = $1 and %s', opener,
        case opener
          when 'sessions' then 'coalesce(id <> $2, true)'
          when 'refresh_tokens' then 'coalesce(session_id <> $2, true)'
          else 'true'
        end
      ) using account::text, kept_session;
    end if;
  end loop;
end $$;

create function private.require_another_admin(account uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (select from public.user_roles r where r.user_id = account and r.role = 'admin') and not exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role = 'admin' and r.user_id <> account and u.deleted_at is null
  ) then
    raise sqlstate 'PT409' using
      message = 'This is the last administrator.', hint = 'Make somebody else an administrator first.';
  end if;
end $$;

-- Gives the account with this address a role. Whoever had none, or none that the caller trusts, chooses a new password, since somebody
-- else may have signed up with that address: then it answers true.
create function private.give_role(address text, given public.app_role, by_team boolean) returns boolean
language plpgsql set search_path = '' as $$
declare
  account record;
  is_trusted boolean;
begin
  -- Changes to the account wait until it is locked. What an account server had checked before, a sign-in or a new password, can still
  -- be written afterwards: granting the role again ends such a session, and the password that the owner chooses replaces such a one.
  select u.id, u.email_confirmed_at, u.raw_user_meta_data ->> 'full_name' as name into account from auth.users u
  where lower(u.email) = lower(btrim(address)) and u.deleted_at is null
  order by u.created_at limit 1 for update;
  if not found then
    raise sqlstate 'PT404' using message = format('There is no account for %s.', address),
      hint = case when by_team then 'They have to sign up with this address first.' else 'Sign up with this address first.' end;
  elsif account.email_confirmed_at is null then
    raise sqlstate 'PT409' using message = format('The address of %s is not confirmed yet.', address),
      hint = case when by_team then 'They have to open the link in the confirmation message first.' else 'Open the link in the confirmation message first.' end;
  end if;
  if given <> 'admin' then
    perform private.require_another_admin(account.id);
  end if;
  is_trusted := exists (select from public.user_roles r where r.user_id = account.id and (by_team or r.role = given));
  insert into public.user_roles (user_id, role) values (account.id, given) on conflict do nothing;
  -- Called as they signed up, until their card says otherwise.
  insert into private.staff_cards (user_id, name) select account.id, n from left(btrim(private.clean_line(account.name)), 60) as n where private.is_seen(n) and n !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029<>]' on conflict do nothing;
  delete from public.user_roles r where by_team and r.user_id = account.id and r.role <> given;
  -- Without a hash (null), it is somebody who signs in by another provider.
  if not is_trusted or exists (select from auth.users u where u.id = account.id and u.encrypted_password = '') then
    perform private.lock_account(account.id);
    return true;
  end if;
  return false;
end $$;

create function public.grant_admin(email text) returns boolean
language sql security definer set search_path = '' as $$ select private.give_role(email, 'admin', false) $$;
comment on function public.grant_admin is 'Makes the account with this e-mail address an administrator, and tells whether its owner has to choose a password. A row in user_roles that was inserted directly trusts the account as it is, and this function does not change it afterwards: delete the row first.';

create function public.set_role(email text, role public.app_role) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- One at a time: two administrators who remove each other would otherwise both succeed.
  perform pg_advisory_xact_lock(hashtext('private.roles'));
  -- Asked behind that wait: the caller may have been removed meanwhile.
  perform private.require_admin();
  if role is null then
    raise sqlstate 'PT422' using message = 'Choose a role.';
  end if;
  return private.give_role(email, role, true);
end $$;
comment on function public.set_role is 'Gives the account with this e-mail address a role, its only one, and tells whether its owner has to choose a password; for administrators.';

create function public.remove_role(email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  left_rows integer;
begin
  perform pg_advisory_xact_lock(hashtext('private.roles'));
  perform private.require_admin();
  select u.id into account
  from auth.users u join public.user_roles r on r.user_id = u.id
  where lower(u.email) = lower(btrim(remove_role.email))
  order by u.created_at limit 1;
  if not found then
    raise sqlstate 'PT404' using message = format('%s has no role.', remove_role.email);
  end if;
  perform private.require_another_admin(account);
  select count(*) into left_rows from private.enquiries r where r.assignee = account;
  delete from public.user_roles r where r.user_id = account;
  return left_rows;
end $$;
comment on function public.remove_role is 'Takes every role from the account with this e-mail address, but not from the last administrator; returns how many rows have no owner since. For administrators.';

-- What colleagues say of themselves; a picture is a JPEG in base64. The team reads all of it; visitors, the cards that are switched on.
create table private.staff_cards (
  user_id uuid primary key references auth.users on delete cascade,
  name text not null,
  languages text[] not null default '{}',
  is_public boolean not null default false,
  picture text check (picture ~ '^/9j/[A-Za-z0-9+/]+=*$' and length(picture) <= 16000),
  constraint staff_cards_name_length check (char_length(name) between 1 and 60),
  constraint staff_cards_name_characters check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029<>]'),
  constraint staff_cards_languages_length check (cardinality(languages) <= 12 and char_length(array_to_string(languages, '')) <= 200)
);

create function public.set_own_card(name text, languages text[], is_public boolean, picture text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.require_staff();
  insert into private.staff_cards as c values (auth.uid(), btrim(private.clean_line(name)), languages, is_public, nullif(picture, ''))
    on conflict on constraint staff_cards_pkey do update
      set name = excluded.name, languages = excluded.languages, is_public = excluded.is_public, picture = case when picture is null then c.picture else excluded.picture end;
end $$;
comment on function public.set_own_card is 'Says what the caller, who is staff, is called, which languages they speak, what they look like (an empty text removes the picture), and whether visitors may see it.';

-- The cards that are switched on, for everybody, each with how long most first answers to what is theirs took: the median, in
-- seconds of office hours, of the last hundred within 90 days, if there are three. What was captured beside its person is no answer.
create function public.team_cards() returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object('name', c.name, 'languages', c.languages, 'picture', c.picture, 'answers_in', a.seconds) order by c.name), '[]')
  from private.staff_cards c
  cross join lateral (
    select case when count(*) >= 3 then percentile_disc(0.5) within group (order by r.answer_seconds) end as seconds
    from (
      (select l.answer_seconds from public.leads l
        where l.assignee = c.user_id and l.created_at > now() - interval '90 days' and l.kind is distinct from 'capture'
        order by l.created_at desc limit 100)
      union all
      (select o.answer_seconds from public.contacts o
        where o.assignee = c.user_id and o.created_at > now() - interval '90 days' order by o.created_at desc limit 100)
    ) as r where r.answer_seconds is not null
  ) as a
  where c.is_public and exists (select from public.user_roles r where r.user_id = c.user_id)
$$;

create function public.list_staff()
returns table (user_id uuid, email text, role public.app_role, name text, languages text[], is_public boolean, picture text)
language sql stable security definer set search_path = '' as $$
  select private.require_staff();
  -- An administrator who is an agent as well is listed once.
  select distinct on (u.email, u.id) u.id, u.email::text, r.role, c.name, c.languages, c.is_public, c.picture
  from public.user_roles r join auth.users u on u.id = r.user_id left join private.staff_cards c on c.user_id = u.id
  where u.deleted_at is null order by u.email, u.id, r.role
$$;
comment on function public.list_staff is 'Who is on the team, and what they say of themselves, for staff.';
