-- What is no longer needed is forgotten: the privacy page promises it. To be run daily, see docs/deploy.md.

create function private.forget_old_enquiries(keep interval default interval '24 months') returns integer
language plpgsql set search_path = '' as $$
declare
  forgotten_contacts integer;
  forgotten_leads integer;
begin
  if keep < interval '30 days' then
    raise exception 'Enquiries of less than 30 days are not old.';
  end if;
  delete from public.contacts where created_at < now() - keep;
  get diagnostics forgotten_contacts = row_count;
  -- A customer's record is another matter: those who bought stay until staff delete them.
  delete from public.leads where updated_at < now() - keep and status <> 'converted';
  get diagnostics forgotten_leads = row_count;
  return forgotten_contacts + forgotten_leads;
end $$;
revoke all on function private.forget_old_enquiries(interval) from public;
comment on function private.forget_old_enquiries is 'Deletes enquiries older than so long, and leads not converted and untouched for as long. Returns how many.';
