-- What a person chose stands in columns of its own, beside the words that the forms send: an appointment can be sorted, a
-- budget filtered, and nobody has to read prose for either. All are nullable: earlier releases send words alone.

do $$
declare
  asked_for text;
begin
  foreach asked_for in array array['contacts', 'leads'] loop
    execute format($sql$
      alter table public.%1$I
        add column kind text,
        add column appointment_at timestamptz,
        add column visitor_zone text,
        add column preferred_date date,
        add column subject text,
        add column consent_at timestamptz,
        add column consent_version text,
        add constraint %1$s_kind_length check (char_length(kind) <= 20),
        add constraint %1$s_kind_known check (kind in ('consultation', 'viewing', 'tour', 'enquiry', 'capture', 'chat', 'call')),
        -- Differences, not dates: what is far away depends on when it was asked, and a row of years ago stays valid.
        add constraint %1$s_appointment_at_range check (appointment_at - created_at between interval '-1 year' and interval '3 years'),
        add constraint %1$s_preferred_date_range check (preferred_date - (created_at at time zone 'UTC')::date between -366 and 1096),
        add constraint %1$s_visitor_zone_length check (char_length(visitor_zone) <= 64),
        -- Not looked up: a phone may know a zone that this server does not.
        add constraint %1$s_visitor_zone_format check (visitor_zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,3}$'),
        add constraint %1$s_subject_length check (char_length(subject) between 1 and 150),
        add constraint %1$s_subject_characters check (subject !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
        add constraint %1$s_consent_version_length check (char_length(consent_version) <= 40),
        add constraint %1$s_consent_version_format check (consent_version ~ '^[a-z0-9]+([.-][a-z0-9]+)*$'),
        add constraint %1$s_consent_version_dated check (consent_version is null or consent_at is not null)
    $sql$, asked_for);
    execute format($sql$
      comment on column public.%1$I.kind is 'What it is: a consultation, viewing or tour to be held, an enquiry, a capture at a viewing, or a tap on a chat or call.';
      comment on column public.%1$I.appointment_at is 'When it is held; null if no time is fixed, or it was cancelled.';
      comment on column public.%1$I.visitor_zone is 'The visitor''s time zone (IANA), to tell the time in theirs.';
      comment on column public.%1$I.preferred_date is 'The day that the visitor asked for, without a time.';
      comment on column public.%1$I.consent_at is 'When they agreed to be contacted.';
      comment on column public.%1$I.consent_version is 'To which wording they agreed.';
    $sql$, asked_for);
    execute format(
      'grant insert (kind, appointment_at, visitor_zone, preferred_date, subject, consent_at, consent_version)
        on public.%I to anon, authenticated', asked_for
    );
  end loop;
end $$;

alter table public.leads
  add column budget text,
  add constraint leads_budget_length check (char_length(budget) between 1 and 100),
  add constraint leads_budget_characters check (budget !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');
comment on column public.leads.budget is 'As they said it, in the words of the form.';
grant insert (budget) on public.leads to anon, authenticated;

-- A wrong clock must not cost a submission: consent is given before it is stored, as the capture is.
create or replace function private.own_contacts_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.created_at := now();
    end if;
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
    if new.consent_at is not null then
      new.consent_at := private.plausible_capture(new.consent_at, new.created_at);
    end if;
  elsif private.is_client() then
    new := old;
  end if;
  return new;
end $$;

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
    -- What the source says by itself needs no words.
    new.kind := coalesce(new.kind, case new.source when 'viewing' then 'capture' when 'call' then 'call' end);
  -- amend_lead() names the row that it corrects: nobody else can set this, for the API runs no statements of its callers.
  elsif private.is_client() and coalesce(current_setting('private.amending', true), '') <> old.id::text then
    new := old;
    new.status := status;
    new.notes := notes;
    new.updated_at := now();
  elsif new.updated_at = old.updated_at then
    new.updated_at := now();
  end if;
  if new.consent_at is not null then
    new.consent_at := private.plausible_capture(new.consent_at, greatest(new.created_at, new.updated_at));
  end if;
  return new;
end $$;

-- As before, but for the facts of releases that know none.
create or replace function private.corrected(id uuid, secret uuid, revision bigint, columns jsonb) returns text
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
  -- Such a release has other words, and the facts of before would contradict them: a consultation that was moved to Friday
  -- would stand at Tuesday's time.
  if changed ? 'notes' and changed ->> 'notes' is distinct from lead.notes
    and not changed ?| array['appointment_at', 'visitor_zone', 'preferred_date', 'budget'] then
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
