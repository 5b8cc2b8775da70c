-- A correction says which property it is about, as a submission does: whoever changes the property changes its slug.

drop function public.amend_lead(uuid, uuid, bigint, text, text, text, text, text);
drop function private.amend_lead(uuid, uuid, bigint, text, text, text, text, text);
drop function private.corrected(uuid, uuid, bigint, text, text, text, text, text);

-- What the correction comes to, once the flood guard has let it in.
create function private.corrected(
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
    name = corrected.name, email = corrected.email, phone = corrected.phone,
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

-- Each try is a submission to the flood guard, and stays counted whatever it is answered. What is refused with an error has
-- written nothing.
create function private.amend_lead(
  id uuid, secret uuid, revision bigint, name text, email text, phone text, property_interest text, notes text,
  property_slug text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  client bytea;
  answer text;
begin
  if private.is_client() and not (current_setting('role', true) = 'authenticated' and private.is_admin()) then
    if private.is_body_over(131072) then
      raise sqlstate 'PT413' using message = 'A correction is not as long as this.';
    end if;
    client := private.admitted_client();
  end if;
  answer := private.corrected($1, $2, $3, $4, $5, $6, $7, $8, $9);
  if client is not null then
    perform private.count_submission(client);
  end if;
  return answer;
end $$;

create function public.amend_lead(
  id uuid, secret uuid, revision bigint, name text, email text, phone text, property_interest text, notes text,
  property_slug text default null
) returns text
language sql set search_path = '' as $$
  select private.amend_lead($1, $2, $3, $4, $5, $6, $7, $8, $9)
$$;

revoke all on function
  private.corrected(uuid, uuid, bigint, text, text, text, text, text, text),
  private.amend_lead(uuid, uuid, bigint, text, text, text, text, text, text),
  public.amend_lead(uuid, uuid, bigint, text, text, text, text, text, text)
  from public, anon, authenticated;
grant execute on function
  private.amend_lead(uuid, uuid, bigint, text, text, text, text, text, text),
  public.amend_lead(uuid, uuid, bigint, text, text, text, text, text, text)
  to anon, authenticated;
comment on function public.amend_lead is
  'Corrects a lead for the device that holds its secret. Answers amended; late: the time for it is over; changed: somebody else has changed the row since; or unknown: no such lead, or not its secret.';
