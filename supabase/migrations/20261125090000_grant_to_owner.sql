-- Anybody can sign up with somebody else's address, and its owner may open the link in that message. So whoever becomes an
-- administrator chooses a new password, through a message to the address: what was set up before opens nothing any more.

-- Ends everything that opens an account, except a message to its address.
create function private.lock_account(account uuid) returns void
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
      execute pg_catalog.format('delete from auth.%I where user_id::text = $1', opener) using account::text;
    end if;
  end loop;
end $$;
revoke all on function private.lock_account(uuid) from public, anon, authenticated;

-- It returns something new, and a function's type can't be replaced.
drop function public.grant_admin(text);
create function public.grant_admin(email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  account record;
begin
  -- Changes to the account wait until it is locked. What an account server had checked before, a sign-in or a new
  -- password, can still be written afterwards: granting the role again ends such a session, and the password that the
  -- owner chooses replaces such a one.
  select u.id, u.email_confirmed_at into account
  from auth.users u
  where lower(u.email) = lower(btrim(grant_admin.email)) and u.deleted_at is null
  order by u.created_at limit 1
  for update;
  if not found then
    raise sqlstate 'PT404' using
      message = format('There is no account for %s.', grant_admin.email),
      hint = 'Sign up with this address first.';
  end if;
  if account.email_confirmed_at is null then
    raise sqlstate 'PT409' using
      message = format('The address of %s is not confirmed yet.', grant_admin.email),
      hint = 'Open the link in the confirmation message first.';
  end if;
  insert into public.user_roles (user_id, role) values (account.id, 'admin') on conflict do nothing;
  -- An administrator keeps the password, once it was chosen. Without a hash (null), it is somebody who signs in by another
  -- provider.
  if found or exists (select from auth.users u where u.id = account.id and u.encrypted_password = '') then
    perform private.lock_account(account.id);
    return true;
  end if;
  return false;
end $$;
revoke all on function public.grant_admin(text) from public, anon, authenticated;
grant execute on function public.grant_admin(text) to service_role;
comment on function public.grant_admin is
  'Makes the account with this e-mail address an administrator, and tells whether its owner has to choose a password. A row in user_roles that was inserted directly trusts the account as it is, and this function does not change it afterwards: delete the row first.';

-- Whether the caller's session was ended, by the lock or by signing out: a token can be used until it expires, whoever has
-- it.
create function private.is_signed_out() returns boolean
language sql stable security definer set search_path = '' as $$
  select session.id is not null and not exists (select from auth.sessions s where s.id = session.id)
  from (
    select nullif(nullif(current_setting('request.jwt.claims', true), '')::json ->> 'session_id', '')::uuid
  ) as session(id)
$$;
revoke all on function private.is_signed_out() from public, anon;
grant execute on function private.is_signed_out() to authenticated, service_role;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  -- Asked of the tables at every statement, not of the token: a removed administrator is out at once, and a factor that
  -- was just added counts for the sessions that were opened before.
  select exists (select from public.user_roles r where r.user_id = (select auth.uid()) and r.role = 'admin')
    and not private.is_signed_out() and not private.lacks_second_factor()
$$;

alter policy user_roles_select on public.user_roles using (
  user_id = (select auth.uid())
  and not (select private.is_signed_out()) and not (select private.lacks_second_factor())
);
