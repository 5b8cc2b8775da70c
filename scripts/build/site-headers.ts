import { type HeaderRule, headerRules } from '../host/headers.ts';
import { databaseUrl } from './database-url.ts';
import { LOADER_HASH } from './loader.ts';

/** The site's headers, with the loader's hash and the database's origin. */
export function siteHeaders(options: { https: boolean }): HeaderRule[] {
  return headerRules({
    loaderHash: LOADER_HASH,
    supabaseUrl: databaseUrl() || undefined,
    https: options.https,
    hsts: process.env['HSTS'],
  });
}
