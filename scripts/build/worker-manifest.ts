import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestEntry, ManifestTransform } from 'workbox-build';

/**
 * Reduces each file's entry to its address and its hash as `integrity`: the browser rejects a captive portal's page,
 * and files with an unchanged hash needn't be fetched again.
 */
export function withIntegrity(dist: string): ManifestTransform {
  return async (entries) => ({
    manifest: await Promise.all(
      entries.map(async ({ url, size }) => {
        const content = await readFile(join(dist, url));
        const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
        // Our worker reads no revision, which would be written for each file.
        return { url, size, integrity } as ManifestEntry & { size: number };
      }),
    ),
    warnings: [],
  });
}
