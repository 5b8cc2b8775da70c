import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { checkRetention } from './check-retention';

let close = () => {};
afterEach(() => close());

async function project(status: number, body: string) {
  const requests: IncomingMessage[] = [];
  const server = createServer((req, res) => {
    requests.push(req);
    res.writeHead(status, { location: 'https://elsewhere.example/' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { requests, project: { url: `http://127.0.0.1:${port}`, secretKey: 'sb_secret_key' } };
}

it('names only what has not been erased in time', async () => {
  const health = [
    { job: 'contacts', late_since: '2026-11-03T02:17:00+00:00' },
    { job: 'leads', late_since: null },
  ];
  const { requests, project: asked } = await project(200, JSON.stringify(health));
  expect(await checkRetention(asked)).toEqual([
    'Old rows of contacts have not been erased since 2026-11-03T02:17:00+00:00.',
  ]);
  expect(requests[0]).toMatchObject({
    url: '/rest/v1/rpc/retention_health',
    headers: { apikey: 'sb_secret_key' },
  });
});

it.each([
  [404, '{"code":"PGRST202"}'],
  [200, '<html>'],
])('reports a database that answers %s %s', async (status, body) => {
  const { project: asked } = await project(status, body);
  expect(await checkRetention(asked)).toEqual([
    `The database does not say whether old rows are erased: it answers ${status}.`,
  ]);
});

it('sends the secret key nowhere else', async () => {
  const { project: asked } = await project(307, '');
  await expect(checkRetention(asked)).rejects.toThrow();
});
