-- Whoever captured a lead may correct it for a while. The device makes a secret for each lead and sends it along; the
-- database keeps a hash of it, and takes a correction only with the secret, in time, and while staff have not touched the row.

create table private.lead_amendments (
  -- No foreign key, so that leads can still be truncated. A trigger erases it with its lead.
  lead_id uuid primary key,
  secret_hash bytea not null,
  -- Of the correction that was taken last; the device counts them.
  revision bigint not null default 0,
  -- How many were taken: a lead takes 20.
  corrections integer not null default 0,
  -- The row's updated_at as the device left it: another one there means that somebody else has changed it.
  touched_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index lead_amendments_created_at_idx on private.lead_amendments (created_at);

-- The entry: `id`, `secret`, `revision`, `columns`: those that it does not name stay. A guess at a secret takes a token.
create function public.correct(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target constant uuid := entry ->> 'id';
  secret constant uuid := entry ->> 'secret';
  new_revision constant bigint := entry ->> 'revision';
  client constant bytea := private.counted_client();
  open constant text[] := array_remove(private.open_columns('leads'), 'source');
  kept private.lead_amendments;
  lead public.leads;
  changed jsonb;
  wait jsonb;
  why text;
  rule text;
  rule_column text;
  rule_table text;
begin
  if private.is_body_over(131072) or octet_length(entry::text) > 65536 then
    return private.answer('refused', target, '{"why": "size"}');
  end if;
  -- No revision is before or after null.
  if new_revision is null or jsonb_typeof(entry -> 'columns') is distinct from 'object' then
    raise sqlstate 'PT400' using message = 'A correction has a revision, and names its columns.';
  end if;
  wait := private.wait_of(client);
  if wait is not null then
    return private.answer('wait', target, wait);
  end if;

  -- A wrong secret and a lead that is not there are one answer: nobody learns which leads there are. The lead is locked first, as
  -- by whoever deletes it.
  select l.* into lead from public.leads l
    where l.id = target and exists (
      select from private.lead_amendments a
      where a.lead_id = l.id and a.secret_hash = private.hash_of_secret(secret)
    ) for update;
  select a.* into kept from private.lead_amendments a where a.lead_id = lead.id for update;
  why := case
    when kept.lead_id is null then 'unknown'
    -- Sent twice, or overtaken by a later one, which holds the whole row: nothing is left to do.
    when new_revision <= kept.revision then null
    -- How long, by source: the one place where this is said. A consultation is changed or cancelled until it is over, and
    -- they are booked weeks ahead; of other sources, never. The clock is the database's.
    when (now() < lead.created_at + case lead.source
      when 'viewing' then interval '15 minutes'
      when 'whatsapp' then interval '90 days'
    end) is not true then 'late'
    when lead.updated_at is distinct from kept.touched_at then 'changed'
    -- Nobody who corrects in earnest comes to this.
    when kept.corrections >= 20 then 'often'
  end;
  if why is not null or new_revision <= kept.revision then
    perform private.charge(client);
    return private.answer(
      case when why is null then 'delivered' else 'refused' end, target, jsonb_strip_nulls(jsonb_build_object('why', why))
    );
  end if;

  select coalesce(jsonb_object_agg(c.key, c.value), '{}') into changed
    from jsonb_each(entry -> 'columns') c where c.key = any (open);
  -- With nobody's name it leaves who it is, and how to reach them: a phone may have forgotten its owner.
  if changed ->> 'name' is null then
    changed := changed - 'name' - array(
      select c.key from jsonb_each(changed) c where c.key in ('email', 'phone') and c.value = 'null'
    );
  end if;
  -- Words alone leave the slug of the same words, and never that of another property.
  if changed ? 'property_interest' and changed ->> 'property_slug' is null then
    changed := changed || jsonb_build_object('property_slug', case
      when lead.property_interest is not distinct from changed ->> 'property_interest' then lead.property_slug
      else private.known_property(changed ->> 'property_interest')
    end);
  end if;
  if changed ? 'kind' and changed ->> 'kind' is null then
    changed := changed || jsonb_build_object('kind', private.kind_of(lead.source));
  end if;

  begin
    perform set_config('private.amending', lead.id::text, true);
    execute format(
      'update public.leads l set (%1$s, updated_at) = (select %1$s, now() from jsonb_populate_record($1, $2)) where l.id = $3',
      (select string_agg(quote_ident(name), ', ') from unnest(open) as name)
    ) using lead, changed, lead.id;
    perform set_config('private.amending', '', true);
  exception when integrity_constraint_violation then
    get stacked diagnostics rule = constraint_name, rule_column = column_name, rule_table = table_name;
    if rule_table is distinct from 'leads' then
      raise;
    end if;
    perform private.charge(client);
    return private.answer('refused', target, private.refusal('leads', rule, rule_column));
  end;
  update private.lead_amendments a
    set revision = new_revision, corrections = a.corrections + 1, touched_at = now()
    where a.lead_id = lead.id;
  perform private.count_submission(client);
  return private.answer('stored', target);
end $$;
