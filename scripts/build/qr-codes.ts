import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { renderSVG } from 'uqr';
import { siteUrl } from './site-url.ts';

/** Each file is named after its property's slug. */
const PROPERTIES = 'src/content/properties';

/** Generates the QR codes that lead from a printed property page back to the site. */
export async function writeQrCodes(dist: string): Promise<void> {
  const folder = join(dist, 'qr');
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(PROPERTIES)) {
    const { name } = parse(file);
    const address = new URL(`/properties/${name}`, siteUrl()).href;
    await writeFile(join(folder, `${name}.svg`), renderSVG(address, { border: 0 }));
  }
}
