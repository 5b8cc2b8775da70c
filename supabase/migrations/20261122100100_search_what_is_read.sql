-- The search index holds what is worth searching of a long text, not 5,000 characters of every message: its beginning, and
-- its end, where staff add to notes. Everything up to 750 characters is held whole.

create or replace function private.search_text(name text, email text, phone text, words text) returns text
language plpgsql immutable parallel safe cost 500 set search_path = '' as $$
declare
  found_by text := concat(
    ' ', name, ' ', email, ' ', phone, ' ', translate(phone, '+ ()-./', ''), ' ',
    replace(left(words, 500) || right(substr(words, 501), 250), E'\n', ' ')
  );
begin
  -- As in folded(), but without the call.
  if octet_length(found_by) = char_length(found_by) then
    return lower(found_by collate "C");
  end if;
  return private.folded(found_by);
end $$;

-- They keep their statistics targets.
reindex index public.contacts_search_idx;
reindex index public.leads_search_idx;
analyze public.contacts, public.leads;

comment on function public.search_contacts is
  'Enquiries that hold every word of the query, newest first, for administrators. Of a message its first 500 and its last 250 characters are searched.';
comment on function public.search_leads is
  'Leads that hold every word of the query, newest first, for administrators. Of the notes their first 500 and their last 250 characters are searched.';
