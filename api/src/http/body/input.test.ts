import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { array, object, record, string, unknown } from 'zod';
import { sessionApi } from '../../../test/apis/session';
import { call } from '../../../test/calls/httpCall';
import { xsrfPair } from '../../../test/testApi';
import { securityHeaders } from '../headers';

const api = sessionApi.shared({
  // A route that accepts nearly anything, as some section may have one day.
  extend: (app) =>
    app.post(
      '/api/anything',
      {
        bodyLimit: 1024 * 1024,
        config: { roles: 'public' },
        schema: {
          body: object({
            name: string().optional(),
            lines: array(object({ price: string() })).optional(),
            rest: record(string(), unknown()).optional(),
          }),
          querystring: record(string(), unknown()),
          response: { 200: object({ ok: string() }) },
        },
      },
      async () => ({ ok: 'yes' }),
    ),
});

const nested = (depth: number, [open, close]: [string, string]) =>
  `${open.repeat(depth)}${close.repeat(depth)}`;
const deepObject = `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`;

/** Anything sent to a route, and its allowed answers: never 500, 400 only for what is no JSON. */
const bodies: [name: string, body: string, status: number][] = [
  ['an unfinished object', '{"name":', 400],
  ['words', 'hola', 400],
  ['a form', 'name=x&password=y', 400],
  ['only a NUL', '\0', 400],
  ['a BOM', '\uFEFF{}', 400],
  ['a broken escape', '{"name":"\\u00"}', 400],
  ['lists, 10,000 deep, not closed', '['.repeat(10_000), 400],
  ['lists, 10,000 deep', nested(10_000, ['[', ']']), 422],
  ['objects, 8,000 deep', deepObject, 200],
  ['objects, 8,000 deep, where anything goes', `{"rest":${deepObject}}`, 200],
  ['nothing', '', 200],
  ['null', 'null', 200],
  ['true', 'true', 422],
  ['a number', '1e309', 422],
  ['a text', '"hola"', 422],
  ['a list', '[1,2,3]', 422],
  ['U+0000 in a value', '{"name":"a\\u0000b"}', 422],
  ['U+0000 in a key', '{"rest":{"a\\u0000b":1}}', 422],
  ['U+0000 deep down', '{"rest":{"a":[{"b":["\\u0000"]}]}}', 422],
  ['half a surrogate pair', '{"name":"\\ud800"}', 422],
  ['half a surrogate pair in a key', '{"rest":{"\\udc00":1}}', 422],
  ['a whole surrogate pair', '{"name":"\\ud83d\\ude00"}', 200],
  ['__proto__', '{"__proto__":{"isAdmin":true}}', 422],
  ['__proto__ inside', '{"rest":{"__proto__":{"isAdmin":true}}}', 422],
  ['constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 200],
  ['a wrong type inside', '{"lines":[{"price":"1"},{"price":2}]}', 422],
  ['1 MB', JSON.stringify({ name: 'x'.repeat(1024 * 1024 - 11) }), 200],
  ['1 MB and one', JSON.stringify({ name: 'x'.repeat(1024 * 1024 - 10) }), 413],
  ['100,000 members', `{"rest":{"a":[${'{},'.repeat(49_998)}1]}}`, 200],
  ['100,000 members and more', `{"rest":{"a":[${'{},'.repeat(49_999)}1]}}`, 413],
  ['lists, 200,000 deep', nested(200_000, ['[', ']']), 413],
  ['half a million signs in a text', `{"name":"${'\\"[,{'.repeat(100_000)}"}`, 200],
];

it.each(bodies)('answers %s in the body as it should', async (_name, body, status) => {
  const answer = await api.post('/api/anything', body);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(securityHeaders);
  if (status >= 400) expect(answer.json.message).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  expect({}).not.toHaveProperty('isAdmin');
});

it.each(bodies)('lets nobody in with %s', async (_name, body) => {
  const { status } = await api.post('/api/login', body);
  expect([400, 413, 422]).toContain(status);
});

it('takes 64 kB where a route says nothing else', async () => {
  const statusOf = async (chars: number) =>
    (await api.post('/api/login', JSON.stringify({ email: 'x'.repeat(chars - 12) }))).status;
  expect([await statusOf(64 * 1024), await statusOf(64 * 1024 + 1)]).toEqual([422, 413]);
});

it('names the field at fault by its path', async () => {
  const fieldsOf = async (body: string) => (await api.post('/api/anything', body)).json.fields;
  expect(await fieldsOf('{"lines":[{"price":"1"},{"price":2},{}]}')).toEqual({
    'lines.1.price': 'Debe ser un texto',
    'lines.2.price': 'Es obligatorio',
  });
  expect(await fieldsOf('{"lines":[{"price":"a\\u0000"}]}')).toEqual({
    'lines.0.price': 'Hay un carácter que no se admite',
  });
});

it.each<[string, string | undefined]>([
  ['no type', undefined],
  ['a form', 'application/x-www-form-urlencoded'],
  ['plain text', 'text/plain'],
  ['multipart', 'multipart/form-data; boundary=x'],
  ['XML', 'application/xml'],
  ['nonsense', 'application/json/'],
])('answers 415 to %s', async (_name, type) => {
  const headers = { ...xsrfPair(), 'content-length': '2', ...(type && { 'content-type': type }) };
  const answer = await raw(['POST /api/login HTTP/1.1', 'host: x', ...lines(headers), '', '{}']);
  expect(answer).toMatch(/^HTTP\/1\.1 415 /);
  expect(answer).toContain('Solo se admite contenido JSON');
});

it.each([
  ['GET', '/'],
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing'],
  ['GET', '/api/login'],
  ['PUT', '/api/login'],
  ['DELETE', '/api/session'],
  ['PATCH', '/api/session/renew'],
  ['POST', '/api/nothing'],
  ['OPTIONS', '/api/login'],
  ['OPTIONS', '*'],
  ['TRACE', '/api/session'],
  ['PROPFIND', '/api/session'],
  ['GET', '/api/session/'],
  ['GET', '//api//session'],
  ['GET', '/API/SESSION'],
  ['GET', '/api/../api/../../etc/passwd'],
  ['GET', '/api/%2e%2e%2f%2e%2e%2fetc%2fpasswd'],
  ['GET', '/api/%zz'],
  ['GET', '/api/%'],
  ['GET', '/api/%00'],
  ['GET', '/api/%c0%ae'],
  ['GET', '/api/%ff%fe'],
  ['GET', '/api/__proto__'],
  ['GET', '/api/constructor'],
  ['GET', `/${'a'.repeat(8_000)}`],
  ['GET', 'http://elsewhere.example/api/nothing'],
])('answers 404 to %s %s', async (method, path) => {
  const answer = await raw([`${method} ${path} HTTP/1.1`, 'host: x']);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toContain('{"message":"No existe esa dirección."}');
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(answer).toContain(`${name}: ${value}`);
  }
  expect(answer).not.toContain('access-control');
});

it.each([
  ['?a=%00', 422],
  ['?a=%zz&b=%', 200],
  ['?__proto__=1&constructor=2', 422],
  ['?a[b]=1&a=2&a=3', 200],
  [`?${'a=1&'.repeat(3_000)}`, 200],
])('answers the query %s with %d', async (query, status) => {
  expect((await api.post(`/api/anything${query}`, {})).status).toBe(status);
});

it.each([
  ['headers of 17 kB', [`x: ${'x'.repeat(17 * 1024)}`], 431],
  [
    'a thousand headers',
    Array.from({ length: 1000 }, (_, index) => `x${index}: 123456789012345`),
    431,
  ],
  ['a header without a name', [': x'], 400],
  ['NUL in a header', ['x: a\0b'], 400],
  ['two lengths', ['content-length: 1', 'content-length: 2'], 400],
  ['a length and chunks', ['content-length: 5', 'transfer-encoding: chunked'], 400],
  ['a negative length', ['content-length: -1'], 400],
])('answers %s by itself', async (_name, headers, status) => {
  const answer = await raw(['POST /api/login HTTP/1.1', 'host: x', ...headers]);
  expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
  expect(answer).toContain("content-security-policy: default-src 'none'");
});

it.each(['\0\0\0\0', 'GET', 'FOO / HTTP/9.9', '\x16\x03\x01\x02\x00', 'PRI * HTTP/2.0'])(
  'survives %j on the wire',
  async (line) => {
    expect(await raw([line])).toMatch(/^HTTP\/1\.1 4\d\d /);
  },
);

it('is still there after all this', async () => {
  expect((await call(`${api.url}/api/health/live`)).status).toBe(200);
  expect(api.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

const lines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/** Writes lines on a connection, as no HTTP client would, and reads the answer. */
async function raw(request: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const isComplete = request.includes('');
  socket.write(
    `${[...request, ...(isComplete ? [] : ['connection: close', '', ''])].join('\r\n')}`,
  );
  if (isComplete) socket.end();
  return text(socket);
}
