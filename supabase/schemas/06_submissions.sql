-- What happens to a row that a visitor inserts, by the triggers at the end: it is let in by the flood guard, cleaned, given
-- the columns that are the server's, and counted.

-- A phone sends a submission again, under the same id, until it is answered: that it is there already means "delivered". It
-- means so only if the same is there. Beside each id stands a hash of what was sent under it; anything else sent under the
-- same id is a conflict, which a person has to see.
create table private.submission_contents (
  table_name text not null,
  id uuid not null,
  content bytea not null,
  stored_at timestamptz not null default now(),
  -- No foreign key: the row is in one of four tables. A trigger erases it with its row.
  constraint submission_contents_pkey primary key (table_name, id)
);
comment on table private.submission_contents is 'A hash of what a phone sent under each id, so that something else under the same id is noticed.';
create index submission_contents_stored_at_idx on private.submission_contents (stored_at);

-- Without what the server fills in, or says when it was sent: every column with a default. The secrets are left out as well: a
-- phone may have another pass by the next attempt, and sends no secret for what it could not store. What a form leaves empty
-- is null, also in columns that did not exist when it was sent first.
create function private.content_of(submission jsonb) returns bytea
language sql immutable parallel safe set search_path = '' as $$
  select sha256(convert_to((jsonb_strip_nulls(submission) - array[
    'id', 'captured_at', 'created_at', 'updated_at', 'subscribed_at', 'status', 'is_active', 'person',
    'amend_secret', 'capture_pass'
  ])::text, 'UTF8'))
$$;

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

-- The triggers of a submission tell each other about a statement in `guard.<table>`: nothing, or the client, how many rows were seen,
-- and the row that is held back. It is a setting of the transaction, in memory alone.
create function private.limit_submissions() returns trigger
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

-- A list is refused at its first row, however long it is. Only a REST interface older than PostgREST 11.1 makes a list of
-- one object too, by json_build_array(): there, admit_row holds the row back.
create function private.refuse_list() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  statement text := translate(lower(current_query()), E' \t\r\n', '');
begin
  if nullif(current_setting('guard.' || tg_table_name, true), '') is not null
    and statement like '%pgrst_payload%'
    and statement like any (array['%recordset(%', '%array_elements(%'])
    and statement not like '%json_build_array(%' then
    raise sqlstate 'PT413' using
      message = 'A list is too many rows in one request.', hint = 'Send each submission in a request of its own.';
  end if;
  return new;
end $$;

-- What can be refused at the sight of a row is refused here: row-level security and CHECK constraints come before the row
-- is written too, but a second row comes after the first, and a key that is taken is found by the index.
create function private.admit_row() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  guarded jsonb := nullif(current_setting('guard.' || tg_table_name, true), '')::jsonb;
  statement text;
  sent bytea;
begin
  if guarded is null then
    return new;
  end if;
  if (guarded ->> 'rows')::integer > 0 then
    raise sqlstate 'PT413' using
      message = 'Too many rows in one request.', hint = 'Send each submission in a request of its own.';
  end if;
  if pg_column_size(new) > 65536 then
    raise sqlstate 'PT413' using message = 'A submission is not as long as this.';
  end if;
  sent := private.content_of(to_jsonb(new));
  -- A replay is answered as the index would, and costs no token. Also of one that has no row of its own, since its sender was
  -- on the list or had left it: nobody can tell by the answer.
  if (case tg_table_name
    when 'contacts' then exists (select from public.contacts c where c.id = new.id)
    when 'leads' then exists (select from public.leads l where l.id = new.id)
    when 'property_watchers' then exists (select from public.property_watchers w where w.id = new.id)
      or exists (select from private.watcher_repeats r where r.submission = new.id)
    else exists (select from public.newsletter_subscribers s where s.id = new.id)
      or exists (select from private.newsletter_returns r where r.submission = new.id)
  end) then
    if exists (
      select from private.submission_contents c
      where c.table_name = tg_table_name and c.id = new.id and c.content <> sent
    ) then
      raise sqlstate 'PT409' using message = 'Something else was sent under this id.';
    end if;
    raise unique_violation using
      message = format('duplicate key value violates unique constraint "%s_pkey"', tg_table_name),
      schema = tg_table_schema, table = tg_table_name, constraint = tg_table_name || '_pkey';
  end if;
  guarded := guarded || jsonb_build_object('rows', 1, 'id', new.id, 'content', encode(sent, 'hex'));
  -- PostgreSQL writes each row before it looks for the next. Where the statement could have more (the REST interface writes
  -- a list as a recordset, the embedded one as several VALUES), the first waits until there was no second.
  statement := translate(lower(current_query()), E' \t\r\n', '');
  if statement like '%insertinto%' || tg_table_name || '%'
    and statement like any (array['%recordset(%', '%array_elements(%', '%generate_series(%', '%unnest(%', '%),(%']) then
    guarded := guarded || jsonb_build_object('held', to_jsonb(new));
    new := null;
  end if;
  perform set_config('guard.' || tg_table_name, guarded::text, true);
  return new;
end $$;

-- Stores the row that was held back, as the client: with its grants and under row-level security.
create function private.store_held_row() returns trigger
language plpgsql set search_path = '' as $$
declare
  held jsonb := nullif(current_setting('guard.' || tg_table_name, true), '')::jsonb -> 'held';
  columns text;
begin
  if held is not null then
    select string_agg(quote_ident(a.attname), ', ') into columns
    from pg_catalog.pg_attribute a
    where a.attrelid = tg_relid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and has_column_privilege(tg_relid, a.attnum, 'insert');
    execute format(
      'insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', tg_relid::regclass, columns
    ) using held;
  end if;
  return null;
end $$;

-- Whatever was refused until here took no token and wrote nothing in the guard's own tables.
create function private.take_token() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  guarded jsonb := nullif(current_setting('guard.' || tg_table_name, true), '')::jsonb;
begin
  perform set_config('guard.' || tg_table_name, '', true);
  if guarded is not null and (guarded ->> 'rows')::integer > 0 then
    perform private.count_submission(decode(guarded ->> 'client', 'hex'));
    insert into private.submission_contents as kept (table_name, id, content)
    select tg_table_name, (guarded ->> 'id')::uuid, decode(guarded ->> 'content', 'hex')
    -- A row without one is refused by its own table, unless it only brings somebody back to the newsletter.
    where guarded ->> 'id' is not null
    -- Left behind by a submission that brought somebody back to the newsletter, which has no row of its own.
    on conflict on constraint submission_contents_pkey do update set content = excluded.content, stored_at = now();
  end if;
  return null;
end $$;

create function private.forget_content() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.submission_contents c where c.table_name = tg_table_name and c.id = old.id;
  return null;
end $$;

create function private.clean_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.clean_address(new.email);
  return new;
end $$;

create function private.clean_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name := private.clean_line(new.name, true);
  new.email := private.without_unseen(new.email);
  new.phone := private.clean_line(new.phone);
  new.property_interest := private.clean_line(new.property_interest);
  new.subject := private.clean_line(new.subject);
  return new;
end $$;

create function private.clean_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.name := private.clean_line(new.name, true);
  new.email := private.without_unseen(new.email);
  new.phone := private.clean_line(new.phone);
  new.property_interest := private.clean_line(new.property_interest);
  new.subject := private.clean_line(new.subject);
  new.budget := private.clean_line(new.budget);
  new.interest := private.clean_line(new.interest);
  new.agent := private.clean_line(new.agent);
  if not private.is_seen(new.notes) and new.notes <> '' then
    new.notes := null;
  end if;
  return new;
end $$;

create function private.clean_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.without_unseen(new.email);
  new.name := private.clean_line(new.name);
  return new;
end $$;

create function private.clean_watcher() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.without_unseen(new.email);
  return new;
end $$;

-- For a line that is added later: the trigger names it.
create function private.clean_column() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  return jsonb_populate_record(
    new, jsonb_build_object(tg_argv[0], private.clean_line(to_jsonb(new) ->> tg_argv[0]))
  );
end $$;

-- A form may send words alone; and whoever changes the words alone does not leave the slug of another property.
create function private.complete_property() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.property_slug := coalesce(new.property_slug, private.known_property(new.property_interest));
  -- A correction says which property its words are about.
  elsif new.property_interest is distinct from old.property_interest
    and new.property_slug is not distinct from old.property_slug
    and coalesce(current_setting('private.amending', true), '') <> old.id::text then
    new.property_slug := private.known_property(new.property_interest);
  end if;
  return new;
end $$;

-- A visitor's time zone is shown in the zone itself, so that a name which no clock knows would stop the page that shows it.
-- The form of a name says too little: "constructor" and "A+99" have it as well. Only a zone that this server lists is kept.
-- Any other becomes null, as the appointment's own time says enough: an odd name must not cost an enquiry.

-- The server's own list is read from its files, which takes far longer than an insert.
create table private.time_zones (
  name text not null,
  constraint time_zones_pkey primary key (name)
);
comment on table private.time_zones is 'The names of time zones that this server listed when it was migrated.';

create function private.listed_zones() returns setof text
language sql stable set search_path = '' as $$
  -- Those of the server's operating system are names to nobody else.
  select z.name from pg_catalog.pg_timezone_names z
  where z.name !~ '^(posix|right)/' and z.name not in ('Factory', 'localtime', 'posixrules')
$$;

insert into private.time_zones (name) select distinct z from private.listed_zones() as z;
create function private.is_known_zone(zone text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- A server that was upgraded since may know more. What it can't tell the time in at all needs no look at its files.
  if exists (select from private.time_zones z where z.name = zone) then
    return true;
  end if;
  perform now() at time zone zone;
  return exists (select from private.listed_zones() as z where z = zone);
exception when invalid_parameter_value then
  return false;
end $$;

create function private.keep_known_zone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What has not even the form of a name is left to the column's constraint, which says so.
  if new.visitor_zone ~ '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,3}$' and char_length(new.visitor_zone) <= 64
    and not private.is_known_zone(new.visitor_zone) then
    new.visitor_zone := null;
  end if;
  return new;
end $$;

-- Columns that are the server's, whatever a client sends. Grants say the same, but the embedded database grants every table
-- to everybody when it starts, so a trigger has to hold it too.
--
-- A wrong clock must not cost a submission: consent is given before it is stored, as the capture is.
create function private.own_contacts_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.created_at := now();
      new.status := 'new';
      new.assignee := null;
      new.follow_up_on := null;
      new.first_answered_at := null;
      new.merged_into := null;
      new.deleted_at := null;
    end if;
    new.status := coalesce(new.status, 'new');
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
    if new.consent_at is not null then
      new.consent_at := private.plausible_capture(new.consent_at, new.created_at);
    end if;
  -- Inside functions that run with their owner's rights, the statement is ours and not the client's.
  elsif private.is_client() and current_user in ('anon', 'authenticated') then
    new := old;
  end if;
  return new;
end $$;

create function private.own_leads_columns() returns trigger
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
      new.assignee := null;
      new.follow_up_on := null;
      new.first_answered_at := null;
      new.merged_into := null;
      new.deleted_at := null;
      -- Nobody signs another's name.
      new.captured_by := private.signed_in_staff();
    end if;
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
    -- What the source says by itself needs no words.
    new.kind := coalesce(new.kind, case new.source when 'viewing' then 'capture' when 'call' then 'call' end);
  -- Inside functions that run with their owner's rights, such as amend_lead(), the statement is ours and not the client's.
  elsif private.is_client() and current_user in ('anon', 'authenticated') then
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

create function private.own_newsletter_subscribers_columns() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_active boolean := new.is_active;
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.is_active := true;
      new.subscribed_at := now();
      new.unsubscribed_at := null;
      new.resubscribed_at := null;
      new.pending_since := null;
      new.confirmed_at := null;
    end if;
    new.captured_at := private.plausible_capture(new.captured_at, new.subscribed_at);
    return new;
  end if;

  -- Inside use_newsletter_link() and its like, which run with their owner's rights, the statement is ours and not the client's.
  if private.is_client() and current_user in ('anon', 'authenticated') then
    new := old;
    new.is_active := is_active;
  end if;

  if new.is_active then
    new.pending_since := null;
    if not old.is_active then
      -- A first subscription that is confirmed is no return.
      if (old.pending_since is null or old.unsubscribed_at is not null)
        and new.resubscribed_at is not distinct from old.resubscribed_at then
        new.resubscribed_at := now();
      end if;
      -- Whoever activates them, it is not their own word unless their link was used.
      if new.confirmed_at is not distinct from old.confirmed_at then
        new.confirmed_at := null;
      end if;
    end if;
  elsif (old.is_active or old.pending_since is not null) and new.pending_since is null
    and new.unsubscribed_at is not distinct from old.unsubscribed_at then
    new.unsubscribed_at := now();
  end if;
  return new;
end $$;

create function private.own_property_watchers_columns() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if private.is_client() then
      new.created_at := now();
      new.unsubscribed_at := null;
      new.confirmed_at := case when new.endpoint is not null then now() end;
    else
      new.confirmed_at := coalesce(new.confirmed_at, now());
    end if;
    new.captured_at := private.plausible_capture(new.captured_at, new.created_at);
  -- Inside use_watch_link(), which runs with its owner's rights, the statement is ours and not the client's.
  elsif private.is_client() and current_user in ('anon', 'authenticated') then
    new := old;
  end if;
  return new;
end $$;

-- A capture is often sent when its phone is in a pocket, or days later: then there is no token, and the lead was nobody's.
-- So a phone on which an agent is signed in holds a pass, a secret that it sends along with each viewing. It says in whose
-- name the lead was captured, and opens nothing.
create table private.capture_passes (
  pass_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  constraint capture_passes_pkey primary key (pass_hash),
  constraint capture_passes_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table private.capture_passes is 'In whose name a phone may capture leads, by the hash of its pass.';
create index capture_passes_created_at_idx on private.capture_passes (created_at);
create index capture_passes_user_id_idx on private.capture_passes (user_id, created_at);

-- Makes a pass for the caller, who is staff, with their second factor if they have one. Only its hash is stored.
create function private.new_capture_pass() returns uuid
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

create function public.new_capture_pass() returns uuid
language sql set search_path = '' as $$ select private.new_capture_pass() $$;
comment on function public.new_capture_pass is
  'Makes a pass with which a phone of the caller, who is staff, captures leads in their name for 60 days, signed in or not. It is told only once.';

-- A pass that names nobody is no error: the enquiry matters more than whose it is.
create function private.read_capture_pass() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.source = 'viewing' and new.captured_by is null then
    select p.user_id into new.captured_by
      from private.capture_passes p
      where p.pass_hash = private.hash_of_secret(new.capture_pass) and p.created_at > now() - interval '60 days'
        and exists (select from public.user_roles r where r.user_id = p.user_id and r.role in ('admin', 'agent'));
    if found then
      perform set_config('private.passed', new.id::text, true);
    end if;
  end if;
  new.capture_pass := null;
  return new;
end $$;

-- Whether the trigger has just named this lead's owner. Nobody else can set this, for the API runs no statements of its callers.
create function private.is_passed(lead uuid) returns boolean
language sql stable set search_path = '' as $$ select lead::text = current_setting('private.passed', true) $$;

-- Triggers of one moment fire in the order of their names: a_list before admit_row, that before clean_address, clean_texts
-- and own_columns, read_capture_pass and taken_address after all; store_held_row before take_token. What a trigger inserts by
-- itself is no request of a client's.
create trigger a_list before insert on public.contacts
  for each row when (pg_trigger_depth() = 0) execute function private.refuse_list();
create trigger admit_row before insert on public.contacts
  for each row when (pg_trigger_depth() = 0) execute function private.admit_row();
create trigger clean_address before insert OR UPDATE OF email on public.contacts
  for each row WHEN ((new.email IS NOT NULL)) execute function private.clean_email();
create trigger clean_texts before insert OR UPDATE OF name, email, phone, property_interest, subject on public.contacts
  for each row execute function private.clean_contact();
create trigger complete_property before insert OR UPDATE OF property_interest on public.contacts
  for each row execute function private.complete_property();
create trigger known_zone before insert OR UPDATE OF visitor_zone on public.contacts
  for each row WHEN ((new.visitor_zone IS NOT NULL)) execute function private.keep_known_zone();
create trigger limit_submissions before insert on public.contacts
  for each statement when (pg_trigger_depth() = 0) execute function private.limit_submissions();
create trigger own_columns before insert OR UPDATE on public.contacts
  for each row execute function private.own_contacts_columns();
create trigger store_held_row after insert on public.contacts
  for each statement when (pg_trigger_depth() = 0) execute function private.store_held_row();
create trigger take_token after insert on public.contacts
  for each statement when (pg_trigger_depth() = 0) execute function private.take_token();
create trigger forget_content after delete on public.contacts
  for each row execute function private.forget_content();
create trigger a_list before insert on public.leads
  for each row when (pg_trigger_depth() = 0) execute function private.refuse_list();
create trigger admit_row before insert on public.leads
  for each row when (pg_trigger_depth() = 0) execute function private.admit_row();
create trigger clean_address before insert OR UPDATE OF email on public.leads
  for each row WHEN ((new.email IS NOT NULL)) execute function private.clean_email();
create trigger clean_texts before insert OR UPDATE OF name, email, phone, property_interest, subject, budget, interest, agent, notes on public.leads
  for each row execute function private.clean_lead();
create trigger complete_property before insert OR UPDATE OF property_interest on public.leads
  for each row execute function private.complete_property();
create trigger known_zone before insert OR UPDATE OF visitor_zone on public.leads
  for each row WHEN ((new.visitor_zone IS NOT NULL)) execute function private.keep_known_zone();
create trigger limit_submissions before insert on public.leads
  for each statement when (pg_trigger_depth() = 0) execute function private.limit_submissions();
create trigger own_columns before insert OR UPDATE on public.leads
  for each row execute function private.own_leads_columns();
create trigger read_capture_pass before insert OR UPDATE OF capture_pass on public.leads
  for each row WHEN ((new.capture_pass IS NOT NULL)) execute function private.read_capture_pass();
create trigger store_held_row after insert on public.leads
  for each statement when (pg_trigger_depth() = 0) execute function private.store_held_row();
create trigger take_token after insert on public.leads
  for each statement when (pg_trigger_depth() = 0) execute function private.take_token();
create trigger forget_content after delete on public.leads
  for each row execute function private.forget_content();
