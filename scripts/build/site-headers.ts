import { type HeaderRule, headerRules } from '../host/headers.ts';
import { databaseUrl } from './database-url.ts';
import { LOADER_HASH } from './loader.ts';

/** The headers of this site, with its loader's hash and its database's origin. */
export function siteHeaders(options: { https: boolean }): HeaderRule[] {
  return headerRules({
    loaderHash: LOADER_HASH,
    supabaseUrl: databaseUrl() || undefined,
    https: options.https,
    hsts: process.env['HSTS'],
  });
}
