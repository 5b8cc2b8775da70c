-- "General Interest, consultation on Tuesday, March 3, 2026" is General Interest too.
create or replace function private.property_condition(property text) returns text
language sql stable strict set search_path = '' as $$
  select case
    when property = '-' then 'property_slug is null'
    when private.known_property(property) is not null then format('property_slug = %L', private.known_property(property))
    when property ~ '^[a-z0-9]+(-[a-z0-9]+)*$' then format('property_slug = %L', property)
    else format(
      'property_slug is null and (property_interest = %1$L or starts_with(property_interest, %1$L || '', ''))', property
    )
  end
$$;
