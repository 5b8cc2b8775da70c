-- A correction changes what it names, and what follows from that. It lost more:
--   a release that knows words alone was told by four facts that it did not name. One that moves a consultation to the London
--     office, or adds what somebody is looking for, and names none of the four, lost the appointment
--   an address or number without a name was left out, as if it were missing
--   a kind that is not known stood empty, though a new lead's follows from its source

create function private.kind_of(source text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case source when 'viewing' then 'capture' when 'call' then 'call' end
$$;
revoke all on function private.kind_of(text) from public, anon, authenticated;

create or replace function private.corrected(id uuid, secret uuid, revision bigint, columns jsonb) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  -- Everything that the releases before the facts send.
  words constant text[] := '{name,email,phone,property_interest,property_slug,notes}';
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
  -- With nobody's name it leaves who it is, and how to reach them: whoever moves a consultation on a phone that others use as
  -- well, or that has forgotten its owner, does not put nobody in their place.
  if changed ->> 'name' is null then
    changed := changed - 'name' - array(
      select c.key from jsonb_each(changed) c where c.key in ('email', 'phone') and c.value = 'null'
    );
  end if;
  -- A release that sends words alone leaves the slug of the same words, and never that of another property.
  if changed ? 'property_interest' and changed ->> 'property_slug' is null then
    changed := changed || jsonb_build_object('property_slug', case
      when lead.property_interest is not distinct from changed ->> 'property_interest' then lead.property_slug
      else private.known_property(changed ->> 'property_interest')
    end);
  end if;
  if changed ? 'kind' and changed ->> 'kind' is null then
    changed := changed || jsonb_build_object('kind', private.kind_of(lead.source));
  end if;
  -- Such a release has other words, and the facts of before would contradict them: a consultation that was moved to Friday
  -- would stand at Tuesday's time.
  if changed ? 'notes' and changed ->> 'notes' is distinct from lead.notes
    and not exists (select from jsonb_object_keys(changed) as named where named <> all (words)) then
    changed := changed || '{"appointment_at": null, "visitor_zone": null, "preferred_date": null, "budget": null}';
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
