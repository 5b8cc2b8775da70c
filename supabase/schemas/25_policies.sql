-- Which rows the staff may see and change. Visitors call functions; whoever holds the secret key may do everything.

do $$
declare
  shown regclass;
begin
  for shown in select c.oid from pg_catalog.pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' loop
    execute format('alter table %s enable row level security', shown);
  end loop;
end $$;

-- The rule of may_add_to(), for whole lists. A merged row that nobody has is nobody's only where the row that stands
-- for it is theirs or nobody's.
create policy leads_select on public.leads for select to authenticated using (
  deleted_at is null and (
    (select private.is_admin())
    or ((select private.is_agent()) and (
      assignee = (select auth.uid()) or captured_by = (select auth.uid())
      or assignee is null and created_at >= (select private.unassigned_since('leads'))
        and (merged_into is null or private.may_have_target('leads', merged_into))
    ))
  )
);
create policy contacts_select on public.contacts for select to authenticated using (
  deleted_at is null and (
    (select private.is_admin())
    or ((select private.is_agent()) and (
      assignee = (select auth.uid()) or assignee is null and created_at >= (select private.unassigned_since('contacts'))
        and (merged_into is null or private.may_have_target('contacts', merged_into))
    ))
  )
);
create policy newsletter_subscribers_select on public.newsletter_subscribers for select to authenticated using ((select private.is_admin()));
create policy property_watchers_select on public.property_watchers for select to authenticated using ((select private.is_admin()));
create policy observations_select on public.observations for select to authenticated using ((select private.is_admin()));
-- As the caller: of a row that they don't see there is no history, and of a lead that they don't see no picture.
create policy lead_events_select on public.lead_events for select to authenticated using (
  exists (select from public.leads l where l.id = lead_id) or exists (select from public.contacts c where c.id = contact_id)
);
create policy lead_pictures_select on public.lead_pictures for select to authenticated using (
  exists (select from public.leads l where l.id = lead_id)
);
-- Without the second factor the role is not told either: the dashboard asks for it first, and learns that a code is due.
create policy user_roles_select on public.user_roles for select to authenticated using (
  user_id = (select auth.uid())
  and not (select private.is_signed_out()) and not (select private.lacks_second_factor())
);
create policy push_subscriptions_select on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));
create policy push_preferences_select on public.push_preferences for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_staff()));

create policy units_select on public.units for select to authenticated using ((select private.is_staff()));
create policy unit_events_select on public.unit_events for select to authenticated using ((select private.is_staff()));
-- What each may change, take_unit_event() asks.
create policy unit_events_insert on public.unit_events for insert to authenticated with check (by = (select auth.uid()));

create policy quick_replies_select on public.quick_replies for select to authenticated using ((select private.is_staff()));
create policy quick_replies_insert on public.quick_replies for insert to authenticated with check ((select private.is_admin()));
create policy quick_replies_update on public.quick_replies for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy quick_replies_delete on public.quick_replies for delete to authenticated using ((select private.is_admin()));

create policy lead_events_insert on public.lead_events for insert to authenticated with check (
  by = (select auth.uid()) and captured_at <= created_at and via is null and kind <> 'edit'
  and private.may_add_to(lead_id, contact_id)
);

-- Changing and deleting directly is the administrators': agents add events.
create policy leads_update on public.leads for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy newsletter_subscribers_update on public.newsletter_subscribers for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy contacts_delete on public.contacts for delete to authenticated using ((select private.is_admin()));
create policy leads_delete on public.leads for delete to authenticated using ((select private.is_admin()));
create policy newsletter_subscribers_delete on public.newsletter_subscribers for delete to authenticated using ((select private.is_admin()));
create policy property_watchers_delete on public.property_watchers for delete to authenticated using ((select private.is_admin()));
-- A picture that should not have been taken goes without its lead.
create policy lead_pictures_delete on public.lead_pictures for delete to authenticated using ((select private.is_admin()));
