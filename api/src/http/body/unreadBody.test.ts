import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sharedApi, xsrfPair } from '../../../test/fileApi';

const api = sharedApi();

const pieceBytes = 64 * 1024;

/** As the host sends a body: piece by piece, and it is lost when the connection breaks before. */
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
