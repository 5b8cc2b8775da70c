-- Columns that are the server's, whatever a client sends. Grants say the same, but the embedded database
-- grants every table to everybody when it starts, so a trigger has to hold it too.

create function private.is_client() returns boolean
language sql stable set search_path = '' as $$
  -- Not current_user: inside a definer function that is the function's owner.
  select coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
$$;
revoke all on function private.is_client() from public;
grant execute on function private.is_client() to anon, authenticated, service_role;

create function private.plausible_capture(captured_at timestamptz, stored_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  -- Clocks of phones are wrong, often by years after an empty battery; that must not cost a submission.
  select case
    when captured_at >= timestamptz '2020-01-01 00:00:00+00' then least(captured_at, stored_at)
    else stored_at
  end
$$;
revoke all on function private.plausible_capture(timestamptz, timestamptz) from public;
grant execute on function private.plausible_capture(timestamptz, timestamptz) to anon, authenticated, service_role;

create function private.own_contacts_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.created_at := now();
    end if;
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
  elsif private.is_client() then
    new := old;
  end if;
  return new;
end $$;

create function private.own_newsletter_subscribers_columns() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_active boolean := new.is_active;
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.is_active := true;
      new.subscribed_at := now();
    end if;
    new.captured_at := private.plausible_capture(new.captured_at, new.subscribed_at);
  elsif private.is_client() then
    new := old;
    new.is_active := is_active;
  end if;
  return new;
end $$;

create function private.own_leads_columns() returns trigger
language plpgsql set search_path = '' as $$
declare
  status public.lead_status := new.status;
  notes text := new.notes;
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.status := 'new';
      new.created_at := now();
      new.updated_at := now();
    end if;
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
  elsif private.is_client() then
    new := old;
    new.status := status;
    new.notes := notes;
    new.updated_at := now();
  end if;
  return new;
end $$;

revoke all on function
  private.own_contacts_columns(), private.own_newsletter_subscribers_columns(), private.own_leads_columns()
  from public;

create trigger own_columns before insert or update on public.contacts
  for each row execute function private.own_contacts_columns();
create trigger own_columns before insert or update on public.newsletter_subscribers
  for each row execute function private.own_newsletter_subscribers_columns();
create trigger own_columns before insert or update on public.leads
  for each row execute function private.own_leads_columns();
