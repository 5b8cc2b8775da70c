import type { PGlite } from '@electric-sql/pglite';
import { generateTypescript, introspect, sortGeneratorMetadata } from '@supabase/postgrest-typegen';

export const DATABASE_TYPES_FILE = 'src/remote/database.generated.ts';

const HEADER = '// Written by `npm run types` from supabase/migrations. Do not edit.\n';

/** The `Database` type of a migrated database, from the generator behind `supabase gen types`. */
export async function generateDatabaseTypes(db: PGlite): Promise<string> {
  const metadata = await introspect(
    { query: (sql) => db.query(sql) },
    { includedSchemas: ['public'] },
  );
  return HEADER + (await generateTypescript(sortGeneratorMetadata(metadata)));
}
