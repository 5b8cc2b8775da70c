-- An administrator invites somebody by their e-mail address. The code of an invitation stands only in the link of the message that
-- the account server sends: the account may be new, or of a stranger who signed up with that address before.

create table private.staff_invitations (
  email text primary key check (char_length(email) <= 254) check (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and email = lower(email)),
  role public.app_role not null,
  code_hash bytea not null,
  invited_by uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  constraint staff_invitations_expires_at_order check (expires_at > created_at)
);
create index staff_invitations_invited_by_idx on private.staff_invitations (invited_by);

-- Invites an address, or invites it anew: the link of the first message opens nothing any more. Tells the code for the link, and
-- whether there is an account already: then the message is one for choosing a new password.
create function public.invite_staff(email text, role public.app_role) returns json
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  invited text := lower(btrim(private.without_unseen(email)));
  code uuid := gen_random_uuid();
  account record;
begin
  perform pg_advisory_xact_lock(hashtext('private.roles'));
  -- Behind that wait, as in set_role().
  perform private.require_admin();
  if role is null then
    raise sqlstate 'PT422' using message = 'Choose a role.';
  elsif invited is null or invited !~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' or char_length(invited) > 254 then
    raise sqlstate 'PT422' using message = 'Enter a complete email address.';
  end if;
  select u.id, u.email_confirmed_at into account
    from auth.users u where lower(u.email) = invited and u.deleted_at is null order by u.created_at limit 1;
  if exists (select from public.user_roles r where r.user_id = account.id) then
    raise sqlstate 'PT409' using message = format('%s is on the team already.', invited), hint = 'Change their role in the list.';
  -- Each costs a message to somebody.
  elsif (select count(*) from private.staff_invitations i where i.email <> invited and i.expires_at > now()) >= 50 then
    raise sqlstate 'PT409' using message = 'Fifty invitations are open.', hint = 'Withdraw some of them first.';
  end if;
  insert into private.staff_invitations as i (email, role, code_hash, invited_by)
    values (invited, role, private.hash_of_secret(code), auth.uid())
    on conflict on constraint staff_invitations_pkey do update set
      role = excluded.role, code_hash = excluded.code_hash, invited_by = excluded.invited_by,
      created_at = now(), expires_at = now() + interval '7 days';
  return json_build_object('code', code, 'has_account', account.email_confirmed_at is not null);
end $$;

create function public.list_invitations()
returns table (email text, role public.app_role, invited_by text, created_at timestamptz, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select private.require_admin();
  select i.email, i.role, u.email::text, i.created_at, i.expires_at
  from private.staff_invitations i join auth.users u on u.id = i.invited_by
  order by i.created_at desc, i.email
$$;
comment on function public.list_invitations is 'Who is invited and has not accepted yet, also those that have expired; for administrators.';

create function public.withdraw_invitation(email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.roles'));
  perform private.require_admin();
  delete from private.staff_invitations i where i.email = lower(btrim(withdraw_invitation.email));
  if not found then
    raise sqlstate 'PT404' using message = format('%s is not invited.', withdraw_invitation.email);
  end if;
end $$;
comment on function public.withdraw_invitation is 'Ends an invitation; for administrators.';

-- Gives the caller the role to which their address was invited. Of what opened the account before, only the session that came from
-- the message stays, to choose a password.
create function public.accept_invitation(code uuid) returns public.app_role
language plpgsql security definer set search_path = '' as $$
declare
  account record;
  invitation private.staff_invitations;
  has_role public.app_role;
begin
  perform pg_advisory_xact_lock(hashtext('private.roles'));
  select u.id, lower(u.email) as email into account
    from auth.users u
    where u.id = auth.uid() and u.email_confirmed_at is not null and u.deleted_at is null and not private.is_signed_out() for update;
  delete from private.staff_invitations i
    where i.email = account.email and i.code_hash = private.hash_of_secret(accept_invitation.code) and i.expires_at > now()
    returning i.* into invitation;
  if not found then
    -- The answer was lost, and this is the second attempt.
    select r.role into has_role from public.user_roles r where r.user_id = account.id order by r.role limit 1;
    if has_role is not null then
      return has_role;
    end if;
    raise sqlstate 'PT404' using
      message = 'This invitation has expired or was withdrawn.', hint = 'Ask an administrator for a new one.';
  end if;
  insert into public.user_roles (user_id, role) values (account.id, invitation.role) on conflict do nothing;
  perform private.lock_account(account.id, nullif(nullif(current_setting('request.jwt.claims', true), '')::json ->> 'session_id', '')::uuid);
  return invitation.role;
end $$;

-- What ends when somebody loses a role, however it was taken.
create function private.leave_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- An invitation is worth what its administrator is.
  delete from private.staff_invitations i
    where i.invited_by = old.user_id
      and not exists (select from public.user_roles r where r.user_id = old.user_id and r.role = 'admin');
  delete from private.counted_statistics c where c.scope = old.user_id::text;
  if exists (select from public.user_roles r where r.user_id = old.user_id) then
    return null;
  end if;
  delete from private.capture_passes p where p.user_id = old.user_id;
  delete from private.staff_cards c where c.user_id = old.user_id;
  delete from public.push_subscriptions s where s.user_id = old.user_id;
  delete from public.push_preferences p where p.user_id = old.user_id;
  -- Whoever has no role any more takes care of nothing: their rows are everybody's at once.
  insert into public.lead_events (lead_id, contact_id, kind, by, captured_at, created_at)
    select case r.found_in when 'leads' then r.id end, case r.found_in when 'contacts' then r.id end,
      'assignment', auth.uid(), clock_timestamp(), clock_timestamp()
    from private.enquiries r where r.assignee = old.user_id;
  update public.leads set assignee = null where assignee = old.user_id;
  update public.contacts set assignee = null where assignee = old.user_id;
  return null;
end $$;

create trigger leave_team after delete or update on public.user_roles for each row execute function private.leave_team();
