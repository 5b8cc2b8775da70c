import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { brand, brandColours } from '../../src/content/brand';
import { dataFiles } from './data-files';

/** What people get to read comes from these. */
const PLACES = ['src', 'public', 'index.html', 'supabase/templates', 'supabase/config.toml'];
const COMPANY = /^src\/content\/(brand|company)\.ts$|\.generated\.ts$/;

it('only the company’s two files know its name', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...PLACES], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(tsx?|mdx|yaml|html|toml|txt|webmanifest)$/.test(file))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !COMPANY.test(file));
  expect(files.length).toBeGreaterThan(500);
  const named = files.filter((file) => readFileSync(file, 'utf8').includes(brand.shortName));
  expect(named).toEqual([]);
});

it('the manifests that a developer’s server sends have the brand’s name and colours', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [dataFiles()],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false },
  });
  try {
    await server.listen();
    const [url = ''] = server.resolvedUrls?.local ?? [];
    const manifest: unknown = await (await fetch(`${url}manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({
      name: brand.name,
      short_name: brand.shortName,
      theme_color: brandColours.light.paper,
    });
  } finally {
    await server.close();
  }
});
