import { createServer, type Server } from 'node:net';
import { freePort } from '../../product/freePort';
import { pagePort } from './pagePort';

const servers: Server[] = [];

async function take(port: number, host = '127.0.0.1'): Promise<void> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('without PORT it is 3000, or the next free one with a sentence', async () => {
  const { port, notice } = await pagePort({});
  if (port === 3000) expect(notice).toBeUndefined();
  else expect(notice).toBe(`Port 3000 is taken, so the page is on port ${port}.`);

  await take(port);
  const next = await pagePort({});
  expect(next.port).toBeGreaterThan(port);
  expect(next.notice).toContain(`port ${next.port}`);
});

test('PORT is what was asked for', async () => {
  const port = await freePort();
  expect(await pagePort({ PORT: String(port) })).toEqual({ port });
  expect(await pagePort({ PORT: '0' })).toEqual({ port: 0 });
});

test.each(['127.0.0.1', '::1'])('a PORT that is taken on %s is refused', async (host) => {
  const port = await freePort();
  await take(port, host);
  await expect(pagePort({ PORT: String(port) })).rejects.toThrow(`Port ${port} is taken`);
});

test.each(['abc', '-1', '70000', '30.5'])('«%s» is no port', async (wished) => {
  await expect(pagePort({ PORT: wished })).rejects.toThrow(`PORT is «${wished}»`);
});
