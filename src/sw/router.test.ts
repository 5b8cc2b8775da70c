import { beforeEach, expect, it, vi } from 'vitest';
import { answerTo, type Routing, type WorkerRoute } from './router';

const SITE = 'https://site.example';

beforeEach(() => vi.stubGlobal('location', { origin: SITE }));

/** A fetch event as a browser fires it. */
function asked(path: string, method = 'GET'): FetchEvent {
  return { request: new Request(new URL(path, SITE), { method }) } as FetchEvent;
}

/** A route for addresses with this prefix. */
function route(start: string, answer: WorkerRoute['answer']): WorkerRoute {
  return { matches: ({ url }) => url.pathname.startsWith(start), answer };
}

const has = (text: string) => async () => new Response(text);
const hasNothing = async () => undefined;
const fails = () => Promise.reject(new Error('The cache cannot be read.'));

function site(routes: WorkerRoute[]): Routing {
  return { routes, fetch: async ({ url }) => new Response(`network ${new URL(url).pathname}`) };
}

it.each([
  ['another site', asked('https://elsewhere.example/about')],
  ['a POST', asked('/about', 'POST')],
  ['a HEAD request', asked('/about', 'HEAD')],
  ['a request without a route', asked('/site.json')],
])('leaves %s to the browser', (_, event) => {
  expect(answerTo(event, site([route('/about', has('page'))]))).toBeUndefined();
});

it.each([
  ['the first matching route', [route('/about', has('one')), route('/', has('other'))], 'one'],
  [
    'the next route if the first returns nothing',
    [route('/', hasNothing), route('/', has('two'))],
    'two',
  ],
  ['the next route if the first fails', [route('/', fails), route('/', has('two'))], 'two'],
  ['the network if no route returns anything', [route('/', hasNothing)], 'network /about'],
  ['the network if all routes fail', [route('/', fails), route('/', fails)], 'network /about'],
])('a page is answered by %s', async (_, routes, expected) => {
  const answer = await answerTo(asked('/about'), site(routes));
  expect(await answer?.text()).toBe(expected);
});

it('returns a network error when there is no network either', async () => {
  const answer = await answerTo(asked('/about'), {
    routes: [route('/', hasNothing)],
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  expect(answer?.type).toBe('error');
});
