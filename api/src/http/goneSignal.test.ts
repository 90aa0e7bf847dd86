import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { goneSignal } from './routeOptions';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
});
afterEach(() => app.close());

/** Posts to a route that works until its signal is aborted, or until it may answer. */
async function post(signal: AbortSignal, work: (gone: AbortSignal) => Promise<unknown>) {
  app.post('/', async (_request, reply) => work(goneSignal(reply)));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: '{}', signal });
}

it('is aborted when the caller goes away before the answer', async () => {
  const caller = new AbortController();
  const heard = new Promise<unknown>((resolve) => {
    const answer = post(caller.signal, async (gone) => {
      caller.abort();
      await once(gone, 'abort');
      resolve(gone.reason);
    });
    answer.catch(() => {});
  });
  expect(await heard).toMatchObject({ kind: 'unavailable' });
});

it('is not aborted by an answer', async () => {
  let signal: AbortSignal | undefined;
  const answer = await post(new AbortController().signal, async (gone) => {
    signal = gone;
    return 'done';
  });
  expect(await answer.text()).toBe('done');
  await app.close();
  expect(signal?.aborted).toBe(false);
});
