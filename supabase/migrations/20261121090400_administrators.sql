-- The one way to become an administrator: somebody with the secret key says so.

create function public.grant_admin(email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account record;
begin
  select u.id, u.email_confirmed_at into account
  from auth.users u
  where lower(u.email) = lower(btrim(grant_admin.email)) and u.deleted_at is null
  order by u.created_at limit 1;
  if not found then
    raise sqlstate 'PT404' using
      message = format('There is no account for %s.', grant_admin.email),
      hint = 'Sign up with this address first.';
  end if;
  -- Anybody can sign up with somebody else's address, but not confirm it.
  if account.email_confirmed_at is null then
    raise sqlstate 'PT409' using
      message = format('The address of %s is not confirmed yet.', grant_admin.email),
      hint = 'Open the link in the confirmation message first.';
  end if;
  insert into public.user_roles (user_id, role) values (account.id, 'admin') on conflict do nothing;
end $$;
revoke all on function public.grant_admin(text) from public, anon, authenticated;
grant execute on function public.grant_admin(text) to service_role;
comment on function public.grant_admin is 'Makes the account with this e-mail address an administrator.';
