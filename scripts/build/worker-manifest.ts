import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';

/**
 * Adds each file's hash as `integrity`: workbox hands it to `fetch`, so that a hotspot's page is refused instead of
 * being stored as our script.
 */
export function withIntegrity(dist: string): ManifestTransform {
  return async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => {
        const content = await readFile(join(dist, entry.url));
        const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
        return { ...entry, integrity };
      }),
    ),
    warnings: [],
  });
}
