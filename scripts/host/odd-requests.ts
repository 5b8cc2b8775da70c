/** A request that no browser makes by itself, but that a link or an attacker could. */
export type OddRequest = {
  /** Used in reports. */
  name: string;
  bytes: string;
  /** False if it violates HTTP itself, so that a proxy in front may refuse it in its own way. */
  isHttp: boolean;
};

/** Paths that a careless removal of the last slash or `.html` turns into another host's address. */
const PATHS = [
  '//',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%5C%5Cevil.example/',
  '/%255Cevil.example/',
  '/%2Fevil.example/',
  '/%2F%2Fevil.example/',
  '/%09/evil.example/',
  '/%09%5Cevil.example/',
  '/%0A/evil.example/',
  '/%0D%0Ax:y/evil.example/',
  '/%00/evil.example/',
  '/.//evil.example/',
  '/%2e%2e//evil.example/',
  '/..%5Cevil.example/',
  '//evil.example/%2e%2e/about.html/',
  '/%5Cevil.example/%2e%2e/about.html/',
  '/%5Cevil.example/index.html',
  '/%5Cevil.example/index',
  '/%5Cevil.example/index/',
  '//evil.example/about.html',
  '/@evil.example/',
  '/%',
  '/%zz/',
];

/** @param host for the `Host` header */
export function oddRequests(host: string): OddRequest[] {
  const request = (line: string, headers = `Host: ${host}\r\n`) =>
    `${line}\r\n${headers}Connection: close\r\n\r\n`;
  const get = (target: string) => request(`GET ${target} HTTP/1.1`);
  const odd = (name: string, bytes: string, isHttp = false) => ({ name, bytes, isHttp });
  return [
    ...PATHS.map((path) => odd(path, get(path), !/[%\\]($|z)|\\|%00/.test(path))),
    odd('/no/such/page/', get('/no/such/page/'), true),
    odd(
      'POST /about',
      request('POST /about HTTP/1.1', `Host: ${host}\r\nContent-Length: 0\r\n`),
      true,
    ),
    odd('TRACE /', request('TRACE / HTTP/1.1')),
    odd('OPTIONS *', request('OPTIONS * HTTP/1.1')),
    odd('CONNECT', request('CONNECT evil.example:443 HTTP/1.1')),
    odd('a bare CR in the path', get('/a\rLocation: //evil.example/')),
    odd('a bare LF in the path', get('/a\nLocation: //evil.example/')),
    odd('NUL in the path', get('/\0/evil.example/')),
    odd('a tab in the path', get('/\t/evil.example/')),
    odd('a path of 64 KB', get(`/${'a'.repeat(65_536)}/`)),
    odd('a query of 64 KB', get(`/about?${'a'.repeat(65_536)}`)),
    odd('a whole address', get('http://evil.example//evil.example/')),
    odd('a request without a host', request('GET /about/ HTTP/1.1', '')),
    odd(
      'a range that ends before it begins',
      request('GET /about HTTP/1.1', `Host: ${host}\r\nRange: bytes=9-1\r\n`),
      true,
    ),
    odd(
      'a range beyond all numbers',
      request('GET /about HTTP/1.1', `Host: ${host}\r\nRange: bytes=0-${'9'.repeat(30)}\r\n`),
      true,
    ),
    odd('HTTP/0.9', 'GET /\r\n\r\n'),
    odd('no request at all', '\x16\x03\x01\x02\r\n\r\n'),
  ];
}
