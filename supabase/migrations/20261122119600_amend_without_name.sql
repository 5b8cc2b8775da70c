-- A correction without a name leaves who it is, and how to reach them: whoever moves a consultation on a phone that others
-- use as well, or that has forgotten its owner, does not put another person, or nobody, in their place.

-- What the correction comes to, once the flood guard has let it in.
create or replace function private.corrected(
  id uuid, secret uuid, revision bigint, name text, email text, phone text, property_interest text, notes text,
  property_slug text
) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  kept private.lead_amendments;
  lead public.leads;
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

  perform set_config('private.amending', lead.id::text, true);
  update public.leads l set
    name = coalesce(corrected.name, l.name),
    email = case when corrected.name is null then l.email else corrected.email end,
    phone = case when corrected.name is null then l.phone else corrected.phone end,
    property_interest = corrected.property_interest, notes = corrected.notes, updated_at = now(),
    -- A release that sends words alone leaves the slug of the same words, and never that of another property.
    property_slug = coalesce(corrected.property_slug, case
      when l.property_interest is not distinct from corrected.property_interest then l.property_slug
      else private.known_property(corrected.property_interest)
    end)
  where l.id = lead.id;
  perform set_config('private.amending', '', true);
  update private.lead_amendments a
    set revision = corrected.revision, corrections = a.corrections + 1, touched_at = now()
    where a.lead_id = lead.id;
  return 'amended';
end $$;
