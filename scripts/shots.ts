import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { ensureBuild } from './host/ensure-build.ts';
import { serveBuild } from './host/serve-build.ts';
import { photographAll, SCHEMES, SCREEN_NAMES, shotFile } from './shots/camera.ts';
import { makeContactSheet } from './shots/contact-sheet.ts';
import { withBuildOf } from './shots/other-build.ts';
import { layDifferences } from './shots/pairs.ts';

// `npm run shots` captures every page of the build in `dist`, with a contact sheet for each page and scheme;
// `npm run shots -- /blog /about` only those. `npm run shots -- --against <commit>` builds that commit as well, captures
// both with the same browser, and lays the pairs that differ side by side. Nothing of it is stored: another Chromium
// draws letters differently.
const FOLDER = process.env['SHOTS_DIR'] || 'shots';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
await ensureBuild();
const paths = positionals.length > 0 ? positionals : [...(await pathsOfBuild('dist')), '/nowhere'];
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_ARGS,
});
if (positionals.length === 0) await rm(FOLDER, { recursive: true, force: true });
try {
  await capture('dist', FOLDER);
  for (const path of paths) {
    for (const scheme of SCHEMES) await makeContactSheet(path, scheme, FOLDER);
  }
  console.log(`${paths.length} pages are in ${FOLDER}/, each with a sheet for each scheme.`);
  if (values.against) await compare(values.against);
} finally {
  await browser.close();
}

async function capture(dist: string, folder: string): Promise<void> {
  const site = await serveBuild(dist);
  try {
    await mkdir(folder, { recursive: true });
    await photographAll(browser, site.url, paths, folder);
  } finally {
    await site.close();
  }
}

async function compare(commit: string): Promise<void> {
  const before = join(FOLDER, 'before');
  const pairs = join(FOLDER, 'against');
  await withBuildOf(commit, (dist) => capture(dist, before));
  await rm(pairs, { recursive: true, force: true });
  await mkdir(pairs, { recursive: true });
  const names = paths.flatMap((path) =>
    SCREEN_NAMES.flatMap((screen) => SCHEMES.map((scheme) => shotFile(path, screen, scheme))),
  );
  const found = await layDifferences(names, before, FOLDER, pairs);
  for (const { name, share } of found) console.log(`${(share * 100).toFixed(2)} %  ${name}`);
  console.log(
    `${found.length} of ${names.length} differ from ${commit}: the pairs are in ${pairs}/.`,
  );
}

/** Every page of the build, including unlisted ones; an unknown address shows the 404 page. */
async function pathsOfBuild(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}
