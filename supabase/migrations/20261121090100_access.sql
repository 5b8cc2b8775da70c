-- Who may do what. Visitors add and see nothing; administrators list, change a few columns and delete;
-- whoever holds the secret key may do everything.

-- Helpers live where the API does not look.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  -- Asked of the table at every statement, not of the token: a removed administrator is out at once.
  select exists (
    select 1 from public.user_roles r where r.user_id = (select auth.uid()) and r.role = 'admin'
  )
$$;
revoke all on function private.is_admin() from public, anon;
grant execute on function private.is_admin() to authenticated, service_role;

-- Hosted projects grant everything on new tables to everybody; what is meant is given column by column.
revoke all on public.contacts, public.newsletter_subscribers, public.leads, public.user_roles
  from public, anon, authenticated;
grant all on public.contacts, public.newsletter_subscribers, public.leads, public.user_roles to service_role;

grant insert (id, name, email, phone, message, property_interest, captured_at) on public.contacts to anon, authenticated;
grant insert (id, email, name, captured_at) on public.newsletter_subscribers to anon, authenticated;
grant insert (id, name, email, phone, property_interest, notes, source, captured_at) on public.leads to anon, authenticated;

grant select on public.contacts, public.newsletter_subscribers, public.leads, public.user_roles to authenticated;
grant delete on public.contacts, public.newsletter_subscribers, public.leads to authenticated;
grant update (is_active) on public.newsletter_subscribers to authenticated;
grant update (status, updated_at, notes) on public.leads to authenticated;

-- Checked after the triggers of server_columns.sql: these hold even if a trigger is ever taken away.
create policy contacts_insert on public.contacts for insert to anon, authenticated
  with check (created_at = now() and captured_at <= created_at);
create policy newsletter_subscribers_insert on public.newsletter_subscribers for insert to anon, authenticated
  with check (is_active and subscribed_at = now() and captured_at <= subscribed_at);
create policy leads_insert on public.leads for insert to anon, authenticated
  with check (status = 'new' and created_at = now() and updated_at = now() and captured_at <= created_at);

create policy contacts_select on public.contacts for select to authenticated using ((select private.is_admin()));
create policy newsletter_subscribers_select on public.newsletter_subscribers for select to authenticated using ((select private.is_admin()));
create policy leads_select on public.leads for select to authenticated using ((select private.is_admin()));
create policy user_roles_select on public.user_roles for select to authenticated using (user_id = (select auth.uid()));

create policy newsletter_subscribers_update on public.newsletter_subscribers for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy leads_update on public.leads for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create policy contacts_delete on public.contacts for delete to authenticated using ((select private.is_admin()));
create policy newsletter_subscribers_delete on public.newsletter_subscribers for delete to authenticated using ((select private.is_admin()));
create policy leads_delete on public.leads for delete to authenticated using ((select private.is_admin()));
