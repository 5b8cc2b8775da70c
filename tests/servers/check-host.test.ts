import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { checkHost } from '../../scripts/host/check-host';
import { type HeaderRule, headerRules } from '../../scripts/host/headers';
import { createStaticSite } from '../../scripts/host/static-site';
import { listen } from './listen';
import { RULES, smallSite } from './small-site';

const files = smallSite();
afterAll(files.erase);
const good = createStaticSite(files.directory, RULES);

/** The findings of `check:host` for a host that answers like this, one line each. */
async function findings(
  answer: (req: IncomingMessage, res: ServerResponse, server: Server) => unknown,
  rules = RULES,
): Promise<string> {
  const server: Server = createServer((req, res) => answer(req, res, server));
  const host = await listen(server);
  const faults = await checkHost({ url: host.url, dist: files.directory, rules });
  if (server.listening) await host.close();
  return faults.join('\n');
}

it('a host that removes trailing slashes carelessly is reported', async () => {
  const faults = await findings((req, res) => {
    const [path = ''] = (req.url ?? '/').split('?');
    if (path === '/' || !path.endsWith('/')) return good(req, res);
    // As many do: decoded, without the query, and before any header is set.
    const location = path.slice(0, -1).replaceAll('%5C', '\\').replaceAll('%09', '\t');
    return res.writeHead(308, { Location: location || '/' }).end();
  });
  for (const path of ['//evil.example/', '/%5Cevil.example/', '/%09/evil.example/']) {
    expect(faults).toContain(`${path} is answered 308 and leads off this origin`);
  }
  expect(faults).toContain('/about/?a=1 leads to /about: the query is dropped.');
  expect(faults).toContain('/about/ is redirected without Content-Security-Policy.');
});

it('a host whose error responses lack the headers is reported', async () => {
  const faults = await findings((req, res) => {
    if (req.method === 'POST') return res.writeHead(405).end();
    return /^\/no\/such/.test(req.url ?? '') ? res.writeHead(404).end('No.') : good(req, res);
  });
  expect(faults).toContain('/no/such/page/ is answered 404 without Content-Security-Policy, X-');
  expect(faults).toContain('POST /about is answered 405 without Content-Security-Policy, X-');
});

it('a host that crashes is reported with the request that caused it', async () => {
  const faults = await findings((req, res, server) => {
    if (req.url !== '//') return good(req, res);
    server.close().closeAllConnections();
    return undefined;
  });
  expect(faults).toBe('// is not answered.\nAfter // the host is gone.');
});

it('Strict-Transport-Security must be present, but its reach is the operator’s decision', async () => {
  const secure = (hsts?: string): HeaderRule[] =>
    headerRules({ loaderHash: "'sha256-small'", supabaseUrl: undefined, https: true, hsts });
  const served = (rules: HeaderRule[]) => createStaticSite(files.directory, rules);
  expect(await findings(served(secure('preload')), secure())).toBe('');
  expect(await findings(served(secure()), secure('subdomains'))).toBe('');
  const insecure = secure().map(({ path, headers }) => {
    const { 'Strict-Transport-Security': _, ...rest } = headers;
    return { path, headers: rest };
  });
  expect(await findings(served(insecure), secure())).toContain(
    '/ has Strict-Transport-Security: null, not max-age=63072000.',
  );
});
