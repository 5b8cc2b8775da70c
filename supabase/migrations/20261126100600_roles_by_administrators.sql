-- Administrators invite, change and remove their people themselves. Nobody can be left without an administrator.

-- Gives an account a role, its only one. Whoever had none chooses a new password, as in grant_admin(): somebody else may
-- have signed up with that address.
create function private.set_role(email text, role public.app_role) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account record;
  was_staff boolean;
begin
  -- One at a time: two administrators who remove each other would otherwise both succeed.
  perform pg_advisory_xact_lock(hashtext('private.roles'));
  -- Asked behind that wait: the caller may have been removed meanwhile.
  perform private.require_admin();
  if role is null then
    raise sqlstate 'PT422' using message = 'Choose a role.';
  end if;
  select u.id, u.email_confirmed_at into account
  from auth.users u
  where lower(u.email) = lower(btrim(set_role.email)) and u.deleted_at is null
  order by u.created_at limit 1
  for update;
  if not found then
    raise sqlstate 'PT404' using
      message = format('There is no account for %s.', set_role.email), hint = 'They sign up with this address first.';
  end if;
  if account.email_confirmed_at is null then
    raise sqlstate 'PT409' using
      message = format('The address of %s is not confirmed yet.', set_role.email),
      hint = 'They open the link in the confirmation message first.';
  end if;
  if role <> 'admin' then
    perform private.require_another_admin(account.id);
  end if;
  was_staff := exists (select from public.user_roles r where r.user_id = account.id);
  insert into public.user_roles (user_id, role) values (account.id, set_role.role) on conflict do nothing;
  delete from public.user_roles r where r.user_id = account.id and r.role <> set_role.role;
  if not was_staff or exists (select from auth.users u where u.id = account.id and u.encrypted_password = '') then
    perform private.lock_account(account.id);
    return true;
  end if;
  return false;
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

-- Takes every role away. Returns how many rows nobody takes care of since.
create function private.remove_role(email text) returns integer
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
  select (select count(*) from public.leads l where l.assignee = account)
    + (select count(*) from public.contacts c where c.assignee = account) into left_rows;
  delete from public.user_roles r where r.user_id = account;
  return left_rows;
end $$;

-- Whoever has no role any more takes care of nothing: their rows are everybody's at once, however the role was taken.
create function private.give_back_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.user_roles r where r.user_id = old.user_id) then
    return null;
  end if;
  insert into public.lead_events (lead_id, kind, by, captured_at, created_at)
    select l.id, 'assignment', auth.uid(), clock_timestamp(), clock_timestamp() from public.leads l where l.assignee = old.user_id;
  update public.leads set assignee = null where assignee = old.user_id;
  insert into public.lead_events (contact_id, kind, by, captured_at, created_at)
    select c.id, 'assignment', auth.uid(), clock_timestamp(), clock_timestamp() from public.contacts c where c.assignee = old.user_id;
  update public.contacts set assignee = null where assignee = old.user_id;
  return null;
end $$;
create trigger give_back_rows after delete on public.user_roles
  for each row execute function private.give_back_rows();

-- Whom a row can be assigned to, for everybody on the team.
create function private.list_staff() returns table (user_id uuid, email text, role public.app_role)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return query
    select distinct on (u.email, u.id) u.id, u.email::text, r.role
    from public.user_roles r join auth.users u on u.id = r.user_id
    where u.deleted_at is null
    -- An administrator who is an agent as well is listed once.
    order by u.email, u.id, r.role;
end $$;

create function public.set_role(email text, role public.app_role) returns boolean
language sql set search_path = '' as $$ select private.set_role($1, $2) $$;
create function public.remove_role(email text) returns integer
language sql set search_path = '' as $$ select private.remove_role($1) $$;
create function public.list_staff() returns table (user_id uuid, email text, role public.app_role)
language sql stable set search_path = '' as $$ select * from private.list_staff() $$;

revoke all on function
  private.set_role(text, public.app_role), private.require_another_admin(uuid), private.remove_role(text),
  private.give_back_rows(), private.list_staff(),
  public.set_role(text, public.app_role), public.remove_role(text), public.list_staff()
  from public, anon, authenticated;
grant execute on function
  private.set_role(text, public.app_role), private.remove_role(text), private.list_staff(),
  public.set_role(text, public.app_role), public.remove_role(text), public.list_staff()
  to authenticated;
comment on function public.set_role is 'Makes the account with this e-mail address an administrator or an agent, and tells whether its owner has to choose a password; for administrators.';
comment on function public.remove_role is 'Takes every role from the account with this e-mail address, but not from the last administrator; returns how many rows have no owner since. For administrators.';
comment on function public.list_staff is 'Who is on the team, for staff.';
