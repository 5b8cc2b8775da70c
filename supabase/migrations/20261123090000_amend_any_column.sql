-- A correction names the columns that it changes. What visitors may send of a lead they may correct, so that a new column
-- needs no new function. The function with a parameter for each column stays for releases that are still on phones.

-- The columns of a lead that a correction may change: those that visitors may insert, but for its identity and for what the
-- server sets over anything that is sent (own_leads_columns).
create function private.amendable_columns() returns text[]
language sql stable set search_path = '' as $$
  select array_agg(a.attname::text order by a.attnum)
    from pg_attribute a
    where a.attrelid = 'public.leads'::regclass and a.attnum > 0 and not a.attisdropped
      and has_column_privilege('anon', a.attrelid, a.attnum, 'insert')
      and a.attname <> all (array['id', 'source', 'status', 'captured_at', 'created_at', 'updated_at', 'amend_secret'])
$$;

-- What the correction comes to, once the flood guard has let it in. Columns that it does not name stay as they are.
create function private.corrected(id uuid, secret uuid, revision bigint, columns jsonb) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  kept private.lead_amendments;
  lead public.leads;
  changed jsonb;
begin
  -- A wrong secret and a lead that is not there are one answer: nobody learns which leads there are.
  select a.* into kept from private.lead_amendments a
    where a.lead_id = corrected.id and a.secret_hash = private.hash_of_secret(corrected.secret) for update;
  if not found then
    return 'unknown';
  end if;
  -- Sent twice, or overtaken by a later one, which holds the whole row: nothing is left to do.
  if corrected.revision <= kept.revision then
    return 'amended';
  end if;
  select l.* into lead from public.leads l where l.id = kept.lead_id for update;
  if not found then
    return 'unknown';
  end if;
  if (now() < lead.created_at + private.amend_window(lead.source)) is not true then
    return 'late';
  end if;
  if lead.updated_at is distinct from kept.touched_at then
    return 'changed';
  end if;
  -- Nobody who corrects in earnest comes to this. An error, so that no phone takes it for an answer that it knows.
  if kept.corrections >= 20 then
    raise sqlstate 'PT422' using message = 'This lead was corrected as often as it can be.';
  end if;

  select coalesce(jsonb_object_agg(c.key, c.value), '{}') into changed
    from jsonb_each(corrected.columns) c where c.key = any (private.amendable_columns());
  -- Without a name it leaves who it is, and how to reach them: whoever moves a consultation on a phone that others use as
  -- well, or that has forgotten its owner, does not put another person, or nobody, in their place.
  if changed ->> 'name' is null then
    changed := changed - '{name,email,phone}'::text[];
  end if;
  -- A release that sends words alone leaves the slug of the same words, and never that of another property.
  if changed ? 'property_interest' and changed ->> 'property_slug' is null then
    changed := changed || jsonb_build_object('property_slug', case
      when lead.property_interest is not distinct from changed ->> 'property_interest' then lead.property_slug
      else private.known_property(changed ->> 'property_interest')
    end);
  end if;

  perform set_config('private.amending', lead.id::text, true);
  execute format(
    'update public.leads l set (%1$s, updated_at) = (select %1$s, now() from jsonb_populate_record($1, $2)) where l.id = $3',
    (select string_agg(quote_ident(name), ', ') from unnest(private.amendable_columns()) name)
  ) using lead, changed, lead.id;
  perform set_config('private.amending', '', true);
  update private.lead_amendments a
    set revision = corrected.revision, corrections = a.corrections + 1, touched_at = now()
    where a.lead_id = lead.id;
  return 'amended';
end $$;

-- Each try is a submission to the flood guard, and stays counted whatever it is answered. What is refused with an error has
-- written nothing, and its error says nothing of the row: whoever corrects a lead need not know what stands in it.
create function private.amend_lead(id uuid, secret uuid, revision bigint, columns jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  client bytea;
  answer text;
  broken text;
begin
  -- No revision is before or after null: the lead would be written before the revision is refused.
  if revision is null then
    raise sqlstate 'PT400' using message = 'A correction has a revision.';
  end if;
  if jsonb_typeof(columns) is distinct from 'object' then
    raise sqlstate 'PT400' using message = 'A correction names its columns.';
  end if;
  if private.is_client() and not (current_setting('role', true) = 'authenticated' and private.is_admin()) then
    if private.is_body_over(131072) then
      raise sqlstate 'PT413' using message = 'A correction is not as long as this.';
    end if;
    client := private.admitted_client();
  end if;
  begin
    answer := private.corrected($1, $2, $3, $4);
  exception when integrity_constraint_violation then
    get stacked diagnostics broken = constraint_name;
    raise exception using
      errcode = sqlstate, message = sqlerrm, schema = 'public', table = 'leads', constraint = broken;
  end;
  if client is not null then
    perform private.count_submission(client);
  end if;
  return answer;
end $$;

create function public.amend_lead(id uuid, secret uuid, revision bigint, columns jsonb) returns text
language sql set search_path = '' as $$
  select private.amend_lead($1, $2, $3, $4)
$$;

-- Of the release before: it sends every column that it knows, each as a parameter.
create or replace function private.amend_lead(
  id uuid, secret uuid, revision bigint, name text, email text, phone text, property_interest text, notes text,
  property_slug text default null
) returns text
language sql set search_path = '' as $$
  select private.amend_lead($1, $2, $3, jsonb_build_object(
    'name', $4, 'email', $5, 'phone', $6, 'property_interest', $7, 'notes', $8, 'property_slug', $9
  ))
$$;
drop function private.corrected(uuid, uuid, bigint, text, text, text, text, text, text);

revoke all on function
  private.amendable_columns(),
  private.corrected(uuid, uuid, bigint, jsonb),
  private.amend_lead(uuid, uuid, bigint, jsonb),
  public.amend_lead(uuid, uuid, bigint, jsonb)
  from public, anon, authenticated;
grant execute on function private.amend_lead(uuid, uuid, bigint, jsonb), public.amend_lead(uuid, uuid, bigint, jsonb)
  to anon, authenticated;
comment on function public.amend_lead(uuid, uuid, bigint, jsonb) is
  'Corrects a lead for the device that holds its secret. Answers amended; late: the time for it is over; changed: somebody else has changed the row since; or unknown: no such lead, or not its secret.';
