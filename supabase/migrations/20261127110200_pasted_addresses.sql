-- An address that an administrator pastes comes with unseen characters as often as a visitor's: somebody who asked to be
-- forgotten was not found by it, and nobody could accept the invitation.

create or replace function private.person_condition(who text, place private.personal_tables) returns text
language plpgsql immutable set search_path = '' as $$
declare
  sought text := btrim(private.without_unseen(who));
  number text[];
begin
  if sought like '%@%' then
    if sought !~ '^[^@[:space:]]+@[^@[:space:]]+$' then
      raise sqlstate 'PT422' using message = 'Enter a whole e-mail address.';
    end if;
    return case when place.email_column is null then 'false'
      else format('lower(normalize(%I, NFC)) = %L', place.email_column, lower(normalize(sought, NFC))) end;
  end if;
  number := private.dialled(sought);
  if number is null or length(number[2]) < 7 then
    raise sqlstate 'PT422' using message = 'Enter a whole e-mail address or phone number.';
  end if;
  -- The last digits first: that is a tenth of the time.
  return case when place.phone_column is null then 'false' else format(
    'right(regexp_replace(normalize(%1$I, NFKC), ''[^0-9]'', '''', ''g''), 7) = %2$L
      and private.is_same_number(private.dialled(%1$I), %3$L)',
    place.phone_column, right(number[2], 7), number
  ) end;
end $$;

create or replace function private.invite_staff(email text, role public.app_role) returns json
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
  end if;
  if invited is null or invited !~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' or char_length(invited) > 254 then
    raise sqlstate 'PT422' using message = 'Enter a whole e-mail address.';
  end if;
  select u.id, u.email_confirmed_at into account
    from auth.users u where lower(u.email) = invited and u.deleted_at is null order by u.created_at limit 1;
  if exists (select from public.user_roles r where r.user_id = account.id) then
    raise sqlstate 'PT409' using message = format('%s is on the team already.', invited), hint = 'Change their role in the list.';
  end if;
  -- Each costs a message to somebody.
  if (select count(*) from private.staff_invitations i where i.email <> invited and i.expires_at > now()) >= 50 then
    raise sqlstate 'PT409' using message = 'Fifty invitations are open.', hint = 'Withdraw some of them first.';
  end if;
  insert into private.staff_invitations as i (email, role, code_hash, invited_by)
    values (invited, role, private.hash_of_secret(code), auth.uid())
    on conflict on constraint staff_invitations_pkey do update set
      role = excluded.role, code_hash = excluded.code_hash, invited_by = excluded.invited_by,
      created_at = now(), expires_at = now() + interval '7 days';
  return json_build_object('code', code, 'has_account', account.email_confirmed_at is not null);
end $$;
