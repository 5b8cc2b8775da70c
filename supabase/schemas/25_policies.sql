-- Which rows the staff may see and change. Visitors call functions; whoever holds the secret key may do everything.

-- Whole tables. Changing and deleting directly is the administrators': agents add events, of which take_event() and
-- take_unit_event() say who may add what. A picture that should not have been taken goes without its lead.
do $$
declare
  -- Asked once by each statement, not of every row.
  staff constant text := '(select private.is_staff())';
  admins constant text := '(select private.is_admin())';
  one record;
begin
  for one in
    select p.command, p.rule, unnest(p.tables) as table_name from (values
      ('select', staff, array['units', 'unit_events', 'quick_replies', 'mail_senders']),
      ('select', staff || ' and user_id = (select auth.uid())', array['push_subscriptions', 'push_preferences']),
      ('select', admins, array['newsletter_subscribers', 'property_watchers', 'observations']),
      ('insert', staff, array['lead_events', 'unit_events']),
      ('insert', admins, array['quick_replies', 'subscriber_events']),
      ('update', admins, array['leads', 'newsletter_subscribers', 'quick_replies']),
      ('delete', admins, array['contacts', 'leads', 'newsletter_subscribers', 'property_watchers', 'lead_pictures', 'quick_replies'])
    ) as p (command, rule, tables)
  loop
    execute format(
      'create policy %1$s_%2$s on public.%1$I for %2$s to authenticated %3$s (%4$s)',
      one.table_name, one.command, case one.command when 'insert' then 'with check' else 'using' end, one.rule
    );
  end loop;
end $$;

-- The rule of require_row(), for whole lists. A merged row that nobody has is nobody's only where the row that stands
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
-- As the caller: of a row that they don't see there is no history, and of a lead that they don't see no picture.
create policy lead_events_select on public.lead_events for select to authenticated using (
  exists (select from public.leads l where l.id = lead_id) or exists (select from public.contacts c where c.id = contact_id)
);
create policy lead_pictures_select on public.lead_pictures for select to authenticated using (exists (select from public.leads l where l.id = lead_id));
-- Without the second factor the role is not told either: the dashboard asks for it first, and learns that a code is due.
create policy user_roles_select on public.user_roles for select to authenticated using (
  user_id = (select auth.uid()) and not (select private.is_signed_out()) and not (select private.lacks_second_factor())
);
