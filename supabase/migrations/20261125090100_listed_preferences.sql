-- What a submission may ask for in its answer is listed: a preference may be written in many ways (RFC 7240), with blanks
-- and quotation marks, and an unknown one might tell of the row.

create function private.asks_for_rows(headers json) returns boolean
language sql immutable set search_path = '' as $$
  -- The forms' preferences, and what browsers add.
  select coalesce(bool_or(
    case lower(header.key)
      when 'accept' then lower(header.value) like '%vnd.pgrst%'
      when 'prefer' then lower(regexp_replace(header.value, '[[:space:]"]', '', 'g'))
        !~ '^((return=minimal|missing=default|handling=lenient|safe)?(,|$))*$'
    end
  ), false)
  from json_each_text(coalesce(headers, '{}')) as header
$$;
revoke all on function private.asks_for_rows(json) from public, anon, authenticated;

create or replace function private.limit_submissions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
begin
  perform set_config('guard.' || tg_table_name, '', true);
  if not private.is_client() or (current_setting('role', true) = 'authenticated' and private.is_admin()) then
    return null;
  end if;
  -- The longest submission, with every letter escaped, is half of this.
  if private.is_body_over(131072) then
    raise sqlstate 'PT413' using message = 'A submission is not as long as this.';
  end if;
  -- Nothing is told of what was stored: whether there was a row would tell a stranger who had left the newsletter. Of
  -- headers that are sent twice the database sees one; this is the second line, behind a_list and row-level security.
  if private.asks_for_rows(headers) then
    raise sqlstate 'PT406' using message = 'A submission is answered without its row or a count.';
  end if;
  perform set_config(
    'guard.' || tg_table_name,
    json_build_object('client', encode(private.admitted_client(), 'hex'), 'rows', 0)::text,
    true
  );
  return null;
end $$;
