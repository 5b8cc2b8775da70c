import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Files that are not part of the repository, from .gitignore. */
const OUTSIDE =
  /^(node_modules|dist|hosts|shots|test-results|playwright-report|\.(git|data|cache))$|^\.env$|^\.env\.(?!example$)/;

function filesOf(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    if (OUTSIDE.test(name)) return [];
    return statSync(path).isDirectory() ? filesOf(path) : [path];
  });
}

it('no secret key is in a file of the repository', () => {
  const files = filesOf('.').filter((path) => /\.(\w+)$|Dockerfile|\.ci/.test(path));
  expect(files.length).toBeGreaterThan(500);
  for (const path of files) {
    const text = readFileSync(path, 'latin1');
    expect(text.match(/sb_secret_[A-Za-z0-9]{16,}/)?.[0], path).toBeUndefined();
    for (const [token] of text.matchAll(/\beyJ[\w-]{8,}\.eyJ[\w-]+\.[\w-]+/g)) {
      const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
      expect(claims, path).not.toContain('service_role');
    }
  }
});
