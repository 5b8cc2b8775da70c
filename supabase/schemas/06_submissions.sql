-- Visitors write through three functions, and hold no right on the tables: submit(), correct() and attach_picture(). Each takes
-- one entry, does in its body what there is to do with it, in that order, and answers with an outcome:
--
--   stored     it was not there before
--   delivered  it was: the same entry under the same id
--   conflict   something else is stored under its id
--   listed     this address, or this device, is on the list already
--   refused    and nothing was stored; `why`, and where a rule of a column refuses it, `rule` and `column`
--   wait       and nothing was stored; `seconds`, and `why`
--
-- Every answer names the entry, and the database by its epoch. What is no answer to an entry (a column that nobody has, a
-- date that is none) is an error, as in any function: the sender is newer than this database, or isn't ours.

-- The door -----------------------------------------------------------------------------------------------------------

-- What happens to an enquiry, and to whatever else a visitor, or an agent with a phone, sends: from here to its row. The entry:
-- `table`, `id`, `captured_at`, `columns`; the `secret` with which a lead is corrected and an appointment asked about; a lead's `pass`.
create function public.submit(entry jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  into_table constant text := entry ->> 'table';
  target constant uuid := coalesce((entry ->> 'id')::uuid, gen_random_uuid());
  -- A null says no more than nothing.
  sent constant jsonb := jsonb_strip_nulls(entry -> 'columns');
  content constant bytea := sha256(convert_to(sent::text, 'UTF8'));
  -- Cast here: what is no UUID has to fail before there is a row.
  secret constant bytea := private.hash_of_secret((entry ->> 'secret')::uuid);
  client constant bytea := private.counted_client();
  -- The longest submission, with every letter escaped, is half of this.
  turned_away constant jsonb := private.turned_away(target, client, private.is_body_over(131072) or octet_length(entry::text) > 65536);
  captured constant timestamptz := private.plausible_capture((entry ->> 'captured_at')::timestamptz, now());
  captured_by uuid;
  is_replaced boolean;
  replaced uuid;
  row_sent jsonb;
  outcome text;
  stored record;
begin
  -- Size, and flood: a bucket of tokens for each client, and a ceiling for all.
  if turned_away is not null then
    return turned_away;
  end if;

  if private.open_columns(into_table) is null then
    raise sqlstate 'PT400' using message = 'An entry must name a table that takes entries.';
  elsif jsonb_typeof(sent) is distinct from 'object' then
    raise sqlstate 'PT400' using message = 'An entry must have columns.';
  elsif exists (select from jsonb_object_keys(sent) as name where name <> all (private.open_columns(into_table))) then
    raise sqlstate 'PT400' using message = 'An entry may have only the open columns of its table.';
  end if;

  -- Replay: takes no token.
  outcome := private.sent_before(into_table, target, content);
  -- Erased since: a phone that sends again what a restored database lost brings nobody back.
  if outcome is null and exists (select from (select x.row_ids from private.erasures x) e where e.row_ids -> into_table ? target::text) then
    outcome := 'delivered';
  end if;
  if outcome is not null then
    return private.answer(outcome, target);
  end if;
  -- An id is one row's, in whichever table: by it alone the staff's events, and who is one person, are found.
  if exists (select from private.personal_rows r where r.id = target) then
    perform private.charge(client);
    return private.answer('conflict', target);
  end if;

  -- Whose capture it is: of whoever is signed in; or, as phones send after a sign-out, of whoever the pass was given to.
  captured_by := case
    when into_table <> 'leads' then null
    when current_setting('role', true) = 'authenticated' and private.is_staff() then auth.uid()
    when sent ->> 'source' = 'viewing' then (
      select p.user_id from private.capture_passes p
      where p.pass_hash = private.hash_of_secret((entry ->> 'pass')::uuid) and p.created_at > now() - interval '60 days'
        and exists (select from public.user_roles r where r.user_id = p.user_id)
    )
  end;
  row_sent := sent || jsonb_build_object('id', target, 'captured_at', entry -> 'captured_at') || case into_table
    when 'leads' then jsonb_build_object('captured_by', captured_by, 'assignee', captured_by)
    when 'newsletter_subscribers' then (
      select jsonb_build_object('is_active', not s.confirms_newsletter, 'pending_since', case when s.confirms_newsletter then now() end)
      from private.settings s
    )
    else '{}'
  end;

  -- Into its table. The rules for its text are the table's: the row is tidied by its trigger and checked by its constraints, before
  -- an index is asked for its id or its address, so that of a row that is refused nobody learns who is on a list.
  stored := private.write_row(into_table, row_sent, format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) on conflict do nothing',
    into_table, (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(row_sent) as name)
  ));
  if stored.refusal is not null then
    perform private.charge(client);
    return private.answer('refused', target, stored.refusal);
  end if;
  outcome := case stored.rows when 1 then 'stored' else coalesce(
    -- A twin of this request, at the same moment, was quicker.
    private.sent_before(into_table, target, content),
    case into_table
      when 'newsletter_subscribers' then private.subscribe_again(target, private.clean_address(sent ->> 'email'))
      when 'property_watchers' then private.watch_again(private.clean_address(sent ->> 'email'), sent ->> 'property_slug')
    end
  ) end;
  if outcome is distinct from 'stored' then
    -- Who is on a list can't be asked free of charge.
    perform private.charge(client);
    return private.answer(outcome, target);
  end if;

  if into_table in ('leads', 'contacts') then
    -- What comes behind its own change was replaced before: its time is not wanted, and no correction of it is taken.
    is_replaced := exists (select from private.lead_amendments a where a.secret_hash = secret and a.captured_at > captured);
    -- A request and its changes have one secret, and nobody makes fifty. agreed() reads all of them for each answer.
    insert into private.lead_amendments (lead_id, secret_hash, captured_at, touched_at) select target, secret, captured, case when is_replaced then captured else now() end
      where secret is not null and (select count(*) from private.lead_amendments a where a.secret_hash = secret) < 50;
    -- The device that is told of the request is told of its change instead.
    update private.appointment_devices d set row_id = target where found and not is_replaced and d.row_id = (
      select o.row_id from private.appointment_devices o join private.lead_amendments a on a.lead_id = o.row_id where a.secret_hash = secret limit 1
    );
    -- What the request was for before is no longer wanted: nobody confirms it, its place is free, and whoever has it is told.
    for replaced in update public.leads l set appointment_at = null from private.lead_amendments a
      where a.secret_hash = secret and l.id = a.lead_id and (l.id = target) = is_replaced and l.appointment_at > now() returning l.id loop
      perform private.push_event('change', replaced, coalesce(captured_by, auth.uid())) where not is_replaced;
    end loop;
    if not is_replaced and into_table = 'leads' and sent ->> 'kind' = 'consultation' and sent ? 'appointment_at' then
      perform private.claim_place(target);
    end if;
  elsif into_table = 'property_watchers' and sent ? 'email' and stored.rows = 1 then
    perform private.make_room_for_watcher(target, private.clean_address(sent ->> 'email'));
  end if;
  insert into private.submission_contents (table_name, id, content) values (into_table, target, content) on conflict do nothing;
  perform private.count_submission(client);
  if into_table in ('leads', 'contacts') and private.is_client() and not is_replaced then
    perform private.push_event('arrival', target, coalesce(captured_by, auth.uid()));
    perform private.queue_receipt(target);
  end if;
  return private.answer('stored', target);
end $$;

-- What the door is made of -----------------------------------------------------------------------------------------------

-- A phone sends an entry again until it is answered. Beside each id stands a hash of what was sent under it; anything else under the
-- same id is a conflict, which a person has to see.
create table private.submission_contents (
  table_name text not null,
  id uuid not null,
  content bytea not null,
  stored_at timestamptz not null default now(),
  -- No foreign key: the row is in one of four tables. A trigger erases it with its row.
  constraint submission_contents_pkey primary key (table_name, id)
);
create index submission_contents_stored_at_idx on private.submission_contents (stored_at);

-- The columns that visitors fill. All others are the database's and the staff's.
create function private.open_columns(table_name text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case table_name
    when 'contacts' then array['name', 'email', 'phone', 'message', 'property_interest', 'property_slug', 'kind', 'appointment_at',
      'visitor_zone', 'preferred_date', 'subject', 'consent_at', 'consent_version']
    when 'leads' then array['source', 'name', 'email', 'phone', 'property_interest', 'property_slug', 'notes', 'kind', 'appointment_at',
      'visitor_zone', 'preferred_date', 'subject', 'consent_at', 'consent_version', 'budget', 'interest', 'agent', 'office']
    when 'newsletter_subscribers' then array['email', 'name']
    when 'property_watchers' then array['email', 'property_slug', 'endpoint', 'p256dh', 'auth']
  end
$$;

create function private.answer(outcome text, id uuid, more jsonb default '{}') returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('outcome', outcome, 'id', id, 'epoch', public.database_epoch()) || more;
end $$;

-- Writes a row with a statement, unless a rule of its table refuses it: then it tells which rule, and of which column. Constraints are
-- named <table>_<column>_<what>, and one column's name may begin another's.
create function private.write_row(into_table text, content jsonb, statement text, out rows integer, out refusal jsonb)
language plpgsql set search_path = '' as $$
declare
  rule text;
  rule_column text;
  rule_table text;
begin
  execute statement using content;
  get diagnostics rows = row_count;
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, rule_column = column_name, rule_table = table_name;
  if rule_table is distinct from into_table then
    raise;
  end if;
  refusal := jsonb_strip_nulls(jsonb_build_object(
    'why', 'rule',
    'rule', coalesce(nullif(rule, ''), rule_column),
    'column', coalesce(nullif(rule_column, ''), (
      select a.attname from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', into_table)::regclass and a.attnum > 0
        and starts_with(rule, into_table || '_' || a.attname || '_')
      order by length(a.attname) desc limit 1
    ))
  ));
end $$;

-- What an entry is answered whose id is known: `delivered`, or `conflict` if something else was sent under it. Also of one that has no
-- row: its sender was on the list or had left it, which nobody can tell by the answer, or was erased, and stays so.
create function private.sent_before(table_name text, id uuid, content bytea) returns text
language plpgsql stable set search_path = '' as $$
declare
  has_row boolean;
  sent_content bytea := (select c.content from private.submission_contents c where c.table_name = $1 and c.id = $2);
begin
  execute format('select exists (select from public.%I r where r.id = $1)', table_name) into has_row using id;
  return case
    when not has_row and sent_content is null and not exists (select from private.newsletter_returns r where r.submission = $2) then null
    when sent_content <> content then 'conflict'
    else 'delivered'
  end;
end $$;

-- A capture is often sent when its phone is in a pocket, or days later, without a token. So a phone on which an agent is signed in
-- holds a pass, a secret that it sends along with each viewing: it says in whose name the lead was captured, and opens nothing.
create table private.capture_passes (
  pass_hash bytea primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now()
);
create index capture_passes_created_at_idx on private.capture_passes (created_at);
create index capture_passes_user_id_idx on private.capture_passes (user_id, created_at);

create function public.new_capture_pass() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  pass uuid := gen_random_uuid();
begin
  perform private.require_staff();
  -- Before the new one is stored, which is one of the hundred. Each phone asks once a month, and after its owner has signed in.
  delete from private.capture_passes p where p.pass_hash in (
    select o.pass_hash from private.capture_passes o where o.user_id = auth.uid() order by o.created_at desc offset 99
  );
  insert into private.capture_passes (pass_hash, user_id) values (private.hash_of_secret(pass), auth.uid());
  return pass;
end $$;
comment on function public.new_capture_pass is
  'Makes a pass with which a phone of the caller, who is staff, captures leads in their name for 60 days, signed in or not. It is told only once: what is stored is its hash.';

-- What every row goes through, whoever writes it ---------------------------------------------------------------------------

-- The time zones that the server knows, listed by connect_services(): its own list is read from files, which is slower than an insert.
create table private.time_zones (name text primary key);

create function private.tidy_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_lead constant boolean := tg_table_name = 'leads';
  stored_at timestamptz := new.created_at;
begin
  if is_lead and tg_op = 'UPDATE' then
    new.updated_at := case when new.updated_at = old.updated_at or private.is_client() then now() else new.updated_at end;
  end if;
  new.name := private.clean_line(new.name, true);
  new.email := private.clean_address(new.email);
  new.phone := private.clean_line(new.phone);
  new.property_interest := private.clean_line(new.property_interest);
  new.subject := private.clean_line(new.subject);
  -- A name that no clock knows would stop the page that tells the time in it, and must not cost an enquiry. The form says too little:
  -- "constructor" and "A+99" have it as well. What has not even that is left to the column's constraint.
  if new.visitor_zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,3}$' and char_length(new.visitor_zone) <= 64
    and not exists (select from private.time_zones z where z.name = new.visitor_zone) then
    new.visitor_zone := null;
  end if;
  if is_lead then
    -- A correction brings a later consent.
    stored_at := greatest(new.created_at, new.updated_at);
    new.budget := private.clean_line(new.budget);
    new.interest := private.clean_line(new.interest);
    new.agent := private.clean_line(new.agent);
    if not private.is_seen(new.notes) and new.notes <> '' then
      new.notes := null;
    end if;
    -- What its source says by itself.
    new.kind := coalesce(new.kind, case new.source when 'viewing' then 'capture' when 'call' then 'call' end);
  end if;
  if new.consent_at is not null then
    new.consent_at := private.plausible_capture(new.consent_at, stored_at);
  end if;
  if tg_op = 'INSERT' then
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
    new.property_slug := coalesce(new.property_slug, private.known_property(new.property_interest));
    new.answer_seconds := private.office_seconds(new.created_at, new.first_answered_at);
    new.appointment_state := case when new.appointment_at is not null then coalesce(new.appointment_state, 'asked') end;
    return new;
  end if;
  -- Another time is asked for anew. One that an event sets was moved by the staff.
  if new.appointment_at is distinct from old.appointment_at then
    new.host := null;
    new.appointment_state := case when new.appointment_at is null then 'cancelled' when pg_trigger_depth() > 1 then 'moved' else 'asked' end;
  end if;
  -- A correction says which property its words are about.
  if new.property_interest is distinct from old.property_interest
    and new.property_slug is not distinct from old.property_slug
    and coalesce(current_setting('private.amending', true), '') <> old.id::text then
    new.property_slug := private.known_property(new.property_interest);
  end if;
  if new.status <> 'new' and old.status = 'new' and new.first_answered_at is null then
    new.first_answered_at := greatest(now(), new.created_at);
  end if;
  if (new.first_answered_at, new.answer_seconds) is distinct from (old.first_answered_at, old.answer_seconds) then
    new.answer_seconds := private.office_seconds(new.created_at, new.first_answered_at);
  end if;
  return new;
end $$;

create trigger tidy before insert or update on public.contacts for each row execute function private.tidy_enquiry();
create trigger tidy before insert or update on public.leads for each row execute function private.tidy_enquiry();
