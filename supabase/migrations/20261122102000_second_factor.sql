-- Whoever has added a second factor is an administrator only with it: a stolen password opens nothing.

-- Whether the caller has a second factor that this session was not opened with. Guards the role below, in the database,
-- since a token can be used without our pages.
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
revoke all on function private.lacks_second_factor() from public, anon;
grant execute on function private.lacks_second_factor() to authenticated, service_role;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  -- Asked of the tables at every statement, not of the token: a removed administrator is out at once, and a factor that
  -- was just added counts for the sessions that were opened before.
  select exists (
    select 1 from public.user_roles r where r.user_id = (select auth.uid()) and r.role = 'admin'
  ) and not private.lacks_second_factor()
$$;

-- The role itself is not told either: the dashboard asks for it first, and learns that a code is due.
alter policy user_roles_select on public.user_roles
  using (user_id = (select auth.uid()) and not (select private.lacks_second_factor()));
