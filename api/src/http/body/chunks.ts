import type { Readable } from 'node:stream';
import { uploadTooSlow } from '../../refusal';

/**
 * Yields a file as it arrives. Leaves the stream open, however it ends: the connection must carry the
 * answer.
 *
 * @param silentMs a sender who is silent for longer has gone
 * @throws Refusal late, or what the connection threw
 */
export async function* chunksOf(body: Readable, silentMs: number): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const { done, value } = await inTime(chunks.next(), silentMs);
      if (done) return;
      yield value;
    }
  } finally {
    // Not awaited: of a silent sender it waits for the next chunk.
    chunks.return?.().catch(() => {});
  }
}

function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(uploadTooSlow()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
