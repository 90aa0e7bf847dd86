import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { listen, rawRequest } from '../../testing/servers';
import { type TestSettings, testApp } from '../../testing/testApp';
import { bodyLimit } from './limitedBody';

/** The application before a real API, and the application's port. */
async function proxied(api: RequestListener, settings: TestSettings = {}): Promise<number> {
  const { url } = await listen(api);
  return (await testApp({ apiUrl: url, ...settings })).listen();
}

/** The application before an API that is down. */
async function alone(): Promise<number> {
  const { url, close } = await listen(() => undefined);
  await close();
  return (await testApp({ apiUrl: url })).listen();
}

/** Answers with what has arrived. */
const echo: RequestListener = async (incoming, outgoing) => {
  const { method, url, headers } = incoming;
  outgoing.end(JSON.stringify({ method, url, headers, body: await text(incoming) }));
};

describe('a call', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s arrives with its path and query',
    async (method) => {
      const seen: unknown[] = [];
      const port = await proxied((incoming, outgoing) => {
        seen.push([incoming.method, incoming.url]);
        outgoing.end();
      });
      await rawRequest({ port, method, path: '/api/invoices/a%20b?x=1&x=2&y=%2F?z' });
      expect(seen).toEqual([[method, '/api/invoices/a%20b?x=1&x=2&y=%2F?z']]);
    },
  );

  it.each([
    ['application/json', '{"not": json'],
    ['text/plain; charset=utf-8', 'plain ñ'],
    ['multipart/form-data; boundary=x', '--x\r\n\r\nfile\r\n--x--'],
    ['', 'no type'],
  ])('arrives with its body as it is: %s', async (type, body) => {
    const port = await proxied(echo);
    const headers = {
      ...(type && { 'content-type': type }),
      authorization: 'Bearer t',
      cookie: 'c=1',
    };
    const answer = await rawRequest({ port, path: '/api/x', method: 'POST', headers, body });
    const seen = JSON.parse(answer.body);
    expect(seen).toMatchObject({ body, headers });
    expect(seen.headers['content-length']).toBe(String(Buffer.byteLength(body)));
  });

  it('gets the answer as it is', async () => {
    const port = await proxied((_incoming, outgoing) => {
      outgoing.setHeader('set-cookie', ['a=1', 'b=2']);
      outgoing.writeHead(422, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      outgoing.end('{"message":"Revisa los campos."}');
    });
    const { status, headers, body } = await rawRequest({ port, path: '/api/x' });
    expect([status, body]).toEqual([422, '{"message":"Revisa los campos."}']);
    expect(headers).toMatchObject({
      'set-cookie': ['a=1', 'b=2'],
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('gets a compressed answer as it is, and asks for it as the client does', async () => {
    const port = await proxied((incoming, outgoing) => {
      const isAskedFor = incoming.headers['accept-encoding'] === 'gzip, br';
      outgoing.writeHead(isAskedFor ? 200 : 406, { 'content-encoding': 'gzip' });
      outgoing.end(gzipSync('{}'));
    });
    const asked = { port, path: '/api/x', headers: { 'accept-encoding': 'gzip, br' } };
    const [answer] = await once(request({ ...asked, agent: false }).end(), 'response');
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(gunzipSync(await buffer(answer)).toString()).toBe('{}');
  });

  it.each([204, 304, 401, 429, 500, 503])('that is answered %s is not repeated', async (status) => {
    let calls = 0;
    const port = await proxied((_incoming, outgoing) => {
      calls += 1;
      outgoing.writeHead(status, { 'retry-after': '7' }).end();
    });
    const answer = await rawRequest({ port, path: '/api/x' });
    expect([answer.status, answer.headers['retry-after'], calls]).toEqual([status, '7', 1]);
  });

  it('streams both ways', async () => {
    // Each side sends its next part only when the one before has come through.
    const port = await proxied(async (incoming, outgoing) => {
      for await (const part of incoming) outgoing.write(`got ${part}`);
      outgoing.end();
    });
    const outgoing = request({ port, path: '/api/x', method: 'POST', agent: false });
    outgoing.write('one');
    const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
    const [first] = await once(incoming as IncomingMessage, 'data');
    expect(String(first)).toBe('got one');
    outgoing.end('two');
    const [second] = await once(incoming as IncomingMessage, 'data');
    expect(String(second)).toBe('got two');
  });

  it('ends at the API when the client breaks off', async () => {
    let begun: (incoming: IncomingMessage) => void;
    const arrival = new Promise<IncomingMessage>((resolve) => {
      begun = resolve;
    });
    const port = await proxied((incoming) => begun(incoming));
    const outgoing = request({ port, path: '/api/x', method: 'POST', agent: false });
    outgoing.on('error', () => undefined).write('half');
    const incoming = await arrival;
    const broken = new Promise((resolve) => {
      incoming.on('error', () => undefined).on('close', resolve);
    });
    outgoing.destroy();
    await broken;
    expect(incoming.complete).toBe(false);
  });
});

describe('what the API is told of the client', () => {
  const spoofed = {
    forwarded: 'for=6.6.6.6',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-prefix': '/evil',
    'x-real-ip': '6.6.6.6',
  };

  async function seenFrom(port: number, headers: Record<string, string>) {
    const { body } = await rawRequest({ port, path: '/api/x', headers });
    return JSON.parse(body).headers;
  }

  it('is the truth, whatever the client says', async () => {
    const port = await proxied(echo);
    const seen = await seenFrom(port, { ...spoofed, host: 'vatio.example' });
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'vatio.example',
    });
    expect(JSON.stringify(seen)).not.toMatch(/6\.6\.6\.6|evil/);
  });

  it('is what a trusted proxy says', async () => {
    const port = await proxied(echo, { trustProxy: ['127.0.0.1'] });
    const seen = await seenFrom(port, {
      'x-forwarded-for': '6.6.6.6, 203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'vatio.example',
    });
    expect(seen).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'vatio.example',
    });
  });

  it('includes the id of the request, given or made, which the client gets, too', async () => {
    const port = await proxied(echo);
    const given = await rawRequest({ port, path: '/api/x', headers: { 'x-request-id': 'abc-1' } });
    expect(JSON.parse(given.body).headers['x-request-id']).toBe('abc-1');
    expect(given.headers['x-request-id']).toBe('abc-1');
    const made = await rawRequest({ port, path: '/api/x', headers: { 'x-request-id': 'a b' } });
    expect(JSON.parse(made.body).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('leaves out what belongs to one connection', async () => {
    const port = await proxied(echo);
    const seen = await seenFrom(port, {
      connection: 'close, x-drop',
      'x-drop': 'dropped',
      te: 'trailers',
      'proxy-authorization': 'Basic x',
      expect: '100-continue',
    });
    for (const name of ['x-drop', 'te', 'proxy-authorization', 'expect']) {
      expect(seen).not.toHaveProperty(name);
    }
  });
});

describe('a body', () => {
  const upload = (port: number, body: Buffer, headers: Record<string, string>) =>
    rawRequest({ port, path: '/api/import', method: 'POST', headers, body });

  it('may have 25 MB', async () => {
    const port = await proxied(async (incoming, outgoing) => {
      let size = 0;
      for await (const chunk of incoming) size += chunk.length;
      outgoing.end(String(size));
    });
    const answer = await upload(port, Buffer.alloc(bodyLimit), {});
    expect([answer.status, answer.body]).toEqual([200, String(bodyLimit)]);
  });

  it.each([
    ['announced', {}],
    ['unannounced', { 'transfer-encoding': 'chunked' }],
  ])('and not one byte more, %s', async (_how, headers) => {
    const port = await proxied((incoming) => incoming.on('error', () => undefined).resume());
    const answer = await upload(port, Buffer.alloc(bodyLimit + 1), headers);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toEqual({ message: expect.stringMatching(/25 MB/) });
  });
});

describe('an API that does not answer', () => {
  it.each([
    ['GET', ''],
    ['POST', '{"email":"a@b.es"}'],
    ['POST', 'x'.repeat(2_000_000)],
  ])('because it is down is 503: %s', async (method, body) => {
    const port = await alone();
    const answer = await rawRequest({ port, path: '/api/login', method, body });
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(JSON.parse(answer.body)).toEqual({
      message: 'El servidor de datos no responde. Inténtalo de nuevo en unos segundos.',
    });
  });

  it('because it dies over the call is 503', async () => {
    const port = await proxied((incoming) => incoming.socket.destroy());
    expect((await rawRequest({ port, path: '/api/x' })).status).toBe(503);
  });

  it('in time is 504', async () => {
    const port = await proxied(() => undefined, { apiTimeoutMs: 100 });
    const answer = await rawRequest({ port, path: '/api/x', method: 'POST', body: '{}' });
    expect(answer.status).toBe(504);
    expect(JSON.parse(answer.body).message).toMatch(/^El servidor de datos tarda demasiado/);
  });

  it('in HTTP is 502', async () => {
    const port = await proxied((incoming) => incoming.socket.end('nonsense\r\n\r\n'));
    const answer = await rawRequest({ port, path: '/api/x' });
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.body).message).toMatch(/respuesta no válida/);
  });

  it('leaves pages and files as they are', async () => {
    const port = await alone();
    const paths = ['/billing', '/assets/main.0a1b2c3d.js', '/sections.json', '/healthz'];
    const answers = await Promise.all(paths.map((path) => rawRequest({ port, path })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('does not spoil the connection: the next request on it is answered', async () => {
    const port = await alone();
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    const head = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nhost: x\r\n`;
    socket.write(`${head('POST', '/api/x')}content-length: 4\r\n\r\nbody`);
    socket.write(`${head('GET', '/healthz')}connection: close\r\n\r\n`);
    let received = '';
    for await (const part of socket) received += part;
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 503', 'HTTP/1.1 200']);
  });
});

it('bad requests to the API are answered in its own form', async () => {
  const port = await alone();
  const answer = await rawRequest({ port, path: '/api/%2e%2e/x' });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body)).toEqual({ message: 'La petición no es válida.' });
});
