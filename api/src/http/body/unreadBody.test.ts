import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Fastify from 'fastify';
import { sessionApi } from '../../../test/apis/session';
import { xsrfPair } from '../../../test/testApi';
import { uploadTooSlow } from '../../refusal';
import { sendError } from '../errors';
import { chunksOf } from './chunks';
import { readFilesOnly } from './fileBody';
import { readRefusedBodies } from './unreadBody';

const api = sessionApi.shared();

const pieceBytes = 64 * 1024;

/** Sends a body as the host does: piece by piece, and it is lost when the connection breaks before. */
async function send(pieces: number, headers: Record<string, string>): Promise<number> {
  const outgoing = request(`${api.url}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(pieces * pieceBytes),
      ...headers,
    },
  });
  const answered = once(outgoing, 'response');
  await pipeline(Readable.from(Array(pieces).fill('a'.repeat(pieceBytes))), outgoing);
  const [answer]: IncomingMessage[] = await answered;
  answer?.resume();
  return answer?.statusCode ?? 0;
}

it.each([
  ['too large', 100, xsrfPair(), 413],
  ['much too large', 400, xsrfPair(), 413],
  ['forged', 100, {}, 403],
])(
  'who sends a body that is %s can send it all, and is told',
  async (_what, pieces, headers, status) => {
    expect(await send(pieces, headers)).toBe(status);
  },
);

it.each([
  ['falls silent', false],
  ['goes on slowly', true],
])('who %s in the middle of a file is told at once', async (_what, goesOn) => {
  const app = Fastify();
  app.setErrorHandler(sendError);
  readRefusedBodies(app);
  readFilesOnly(app);
  app.post('/', async ({ body }) => {
    for await (const chunk of chunksOf(body as Readable, 50))
      if (chunk.length > 1) throw uploadTooSlow();
  });
  const outgoing = request(await app.listen({ port: 0 }), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
  });
  const answered = once(outgoing, 'response');
  outgoing.write(goesOn ? 'ab' : 'a');
  const [answer]: IncomingMessage[] = await answered;
  expect([answer?.statusCode, answer?.headers.connection]).toEqual([408, 'close']);
  outgoing.destroy();
  await app.close();
});
