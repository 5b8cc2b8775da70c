-- A lead that is changed past the site (in Supabase's table editor, by a script with the secret key) is changed all the
-- same: its moment moves, or an administrator's change that is based on what stood there before would overwrite it unseen.

create or replace function private.own_leads_columns() returns trigger
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
  elsif new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end $$;
