import type { PGlite } from '@electric-sql/pglite';

const OURS = `('public'::regnamespace, 'private'::regnamespace)`;
/** Who may do what, in no order of its own. */
const rights = (acl: string) => `array(select unnest(${acl})::text order by 1)`;

/** The objects of our schemas, whose order of creation does not show: a column that was added later is the last one. */
const OBJECTS_SQL = `
  select 'schema' as kind, nspname::text as name, jsonb_build_array(${rights('nspacl')}) as made
    from pg_namespace where oid in ${OURS} or nspname = 'extensions'
  union all select 'extension', extname, jsonb_build_array(extnamespace::regnamespace) from pg_extension
  union all select 'default rights', concat_ws(' ', defaclnamespace::regnamespace, defaclobjtype), jsonb_build_array(${rights('defaclacl')})
    from pg_default_acl
  union all select 'publication', concat_ws('.', pubname, schemaname, tablename), to_jsonb(p) from pg_publication_tables p
  union all select 'enum', enumtypid::regtype::text, jsonb_agg(enumlabel order by enumsortorder) from pg_enum group by enumtypid
  union all select 'function', oid::regprocedure::text,
      jsonb_build_array(pg_get_functiondef(oid), proowner::regrole, ${rights('proacl')}, obj_description(oid, 'pg_proc'))
    from pg_proc where pronamespace in ${OURS}
  union all select 'relation', oid::regclass::text, jsonb_build_array(
      relkind, relowner::regrole, relpersistence, relrowsecurity, relforcerowsecurity, reloptions, ${rights('relacl')},
      obj_description(oid, 'pg_class'), case relkind when 'v' then pg_get_viewdef(oid) when 'i' then pg_get_indexdef(oid) end
    )
    from pg_class where relnamespace in ${OURS}
  union all select 'column', concat_ws('.', attrelid::regclass, attname), jsonb_build_array(
      format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attstorage, attstattarget,
      pg_get_expr(adbin, adrelid), ${rights('attacl')}, col_description(attrelid, attnum)
    )
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace in ${OURS} and attnum > 0 and not attisdropped
  union all select 'constraint', concat_ws('.', conrelid::regclass, conname), jsonb_build_array(pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace in ${OURS}
  union all select 'trigger', concat_ws('.', tgrelid::regclass, tgname), jsonb_build_array(pg_get_triggerdef(oid), tgenabled)
    from pg_trigger where not tgisinternal
  union all select 'policy', concat_ws('.', schemaname, tablename, policyname), to_jsonb(p) from pg_policies p`;

/** The tables of ours, with the columns that are the same in every new database: no moment, no secret. */
const TABLES_SQL = `
  select attrelid::regclass::text as name, string_agg(quote_ident(attname), ', ' order by attname) as columns
  from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace in ${OURS} and relkind = 'r' and attnum > 0 and not attisdropped
    and coalesce(pg_get_expr(adbin, adrelid), '') !~ 'now\\(\\)|gen_random_uuid'
  group by attrelid`;

/** What a database is made of, one line an object: its kind, its name, and all that was said of it. And the rows in it. */
export async function catalogue(db: Pick<PGlite, 'query'>): Promise<string[]> {
  const { rows: objects } = await db.query<{ kind: string; name: string; made: object }>(
    OBJECTS_SQL,
  );
  const lines = objects.map(({ kind, name, made }) => `${kind} ${name} ${JSON.stringify(made)}`);
  const { rows: tables } = await db.query<{ name: string; columns: string }>(TABLES_SQL);
  for (const { name, columns } of tables) {
    const { rows } = await db.query<object>(`select ${columns} from ${name}`);
    lines.push(...rows.map((row) => `row of ${name} ${JSON.stringify(row)}`));
  }
  return lines.sort();
}
