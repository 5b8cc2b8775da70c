import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const WORKFLOWS = '.github/workflows';
const read = (file: string) => readFileSync(file, 'utf8');
const workflows = readdirSync(WORKFLOWS).map((name) => join(WORKFLOWS, name));
/** Where commands are written that somebody runs or copies. */
const commands = [
  ...workflows,
  ...['docs', 'docs/decisions', 'scripts', 'scripts/bench']
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => /\.(md|ts)$/.test(file)),
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'Dockerfile',
  'package.json',
  'supabase/config.toml',
];

describe('what runs with production secrets is pinned to a tested version', () => {
  it.each(workflows)('each action of %s is pinned to a commit', (file) => {
    const actions = [...read(file).matchAll(/uses: *(\S+)(.*)/g)];
    expect(actions, 'none is passed over').toHaveLength(read(file).split('uses:').length - 1);
    for (const [line, action = '', note] of actions) {
      if (!action.startsWith('./')) expect(action, line).toMatch(/@[0-9a-f]{40}$/);
      expect(note, line).toMatch(/^ # v\d+\.\d+\.\d+$/);
    }
  });

  it('each downloaded tool is pinned to a release', () => {
    const fetched = commands.flatMap((file) => [
      ...read(file).matchAll(/\bnpx (?:-\S+ )*((?:@[\w-]+\/)?[\w-]+)(?:@([\w.^~-]+))?/g),
    ]);
    expect(fetched.length).toBeGreaterThan(8);
    for (const [line, name = '', version = ''] of fetched) {
      // The project's own tools come from the lock file.
      if (existsSync(join('node_modules/.bin', name)) && version === '') continue;
      expect(version, line).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it('the Supabase CLI has the same version everywhere', () => {
    const versions = commands.flatMap((file) =>
      [...read(file).matchAll(/\bsupabase@([\w.]+)/g)].map(([, version]) => version),
    );
    expect(versions.length).toBeGreaterThan(3);
    expect(new Set(versions).size).toBe(1);
  });

  it('the container is built from pinned releases', () => {
    for (const [line, image = ''] of read('Dockerfile').matchAll(/^FROM (\S+)/gm)) {
      expect(image, line).toMatch(/:\d+\.\d+\.\d+(-[\w.-]+)?$/);
    }
  });
});

describe('every build setting is passed', () => {
  const table =
    /## When the site is built\n+([\s\S]*?)\n\n/.exec(read('docs/configuration.md'))?.[1] ?? '';
  const rows = table.split('\n').slice(2);
  const variables = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );

  it('by the pipeline', () => {
    expect(variables).toContain('VITE_WHATSAPP_NUMBER');
    const { jobs } = parse(read(join(WORKFLOWS, 'site.yml')));
    const build = jobs.deploy.steps.find((step: { run?: string }) => step.run === 'npm run build');
    expect(Object.keys(build.env)).toEqual(expect.arrayContaining(variables));
    for (const name of variables) expect(build.env[name], name).toContain(`vars.${name}`);
  });

  it('by the container’s Dockerfile', () => {
    const named = [...read('Dockerfile').matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
    expect(named).toEqual(expect.arrayContaining(variables));
  });

  it('and docs/configuration.md lists everything that content and build read', () => {
    const files = ['src', 'scripts/build'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    );
    const asked = [...files, 'vite.config.ts'].flatMap((file) =>
      [...read(file).matchAll(/\benv(?:\.(VITE_\w+)|\['([A-Z_]+)'\])/g)].map(
        ([, plain, quoted]) => plain ?? quoted ?? '',
      ),
    );
    expect(asked).toEqual(expect.arrayContaining(variables));
    // Derived from SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY.
    const derived = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'];
    // For tests, which build several releases.
    const known = [...derived, 'OUT_DIR', 'BUILD_CACHE', 'DRAFT_BUILD', ...variables];
    expect(known).toEqual(expect.arrayContaining(asked));
  });

  it('and the preview setting never reaches the public site', () => {
    const lines = read(join(WORKFLOWS, 'site.yml')).match(/PREVIEW_BUILD:.*/g);
    expect(lines).toEqual([
      expect.stringContaining("github.ref != 'refs/heads/main' && vars.PREVIEW_BUILD || ''"),
    ]);
  });
});

it('this machine’s address is never pushed to production', () => {
  const config = read('supabase/config.toml');
  expect(config).toContain('site_url = "env(SITE_URL)"');
  for (const line of config.split('\n')) {
    if (!line.startsWith('#')) expect(line).not.toMatch(/localhost|127\.0\.0\.1/);
  }
});
