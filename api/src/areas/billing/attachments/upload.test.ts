import { PassThrough } from 'node:stream';
import { uploadedBytes } from './upload';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Sends a byte every so often. */
async function drip(body: PassThrough, { times, everyMs }: { times: number; everyMs: number }) {
  for (let sent = 0; sent < times && !body.destroyed; sent += 1) {
    body.write('x');
    await turn();
    jest.advanceTimersByTime(everyMs);
    await turn();
  }
}

it('reads a file that comes slowly', async () => {
  const body = new PassThrough();
  const bytes = uploadedBytes(body);
  await drip(body, { times: 10, everyMs: 19_000 });
  body.end();
  expect((await bytes).toString()).toBe('x'.repeat(10));
});

it.each([
  ['that falls silent', { times: 2, everyMs: 20_000 }, 'tarda demasiado en llegar'],
  ['that never ends', { times: 100, everyMs: 10_000 }, 'tarda demasiado en llegar'],
])('gives up a file %s, on a connection that can carry the answer', async (_, rhythm, why) => {
  const body = new PassThrough();
  const bytes = expect(uploadedBytes(body)).rejects.toThrow(why);
  await drip(body, rhythm);
  await bytes;
  expect(body.destroyed).toBe(false);
});

it('ends with a connection that is closed', async () => {
  const body = new PassThrough();
  const bytes = expect(uploadedBytes(body)).rejects.toThrow();
  await drip(body, { times: 1, everyMs: 0 });
  body.destroy();
  await bytes;
});
