import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { maxCurveFileBytes } from '@vatio/contracts/company/imports/curveImports';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/types';
import { chunksOf } from '../../../http/body/chunks';
import { Refusal, uploadTooSlow, wrongField } from '../../../refusal';
import { partBytes, storePart } from './curveImports.part.repository';

/**
 * A sender who is silent for so long has gone, and one who is so slow, once a while has passed, keeps
 * a connection from others. The answer comes before the host gives up waiting, which it does after 30 s.
 */
const usualPatience = { silentMs: 20_000, slowAfterMs: 20_000, leastBytesPerSecond: 32 * 1024 };

const megabytes = maxCurveFileBytes / 1024 ** 2;

interface StoredFile {
  readonly sizeBytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/**
 * Stores a file in pieces as it comes.
 *
 * @throws Refusal tooLarge, late, Refusal invalid when it is empty, or what the connection threw
 */
export async function storeFile(
  transaction: Transaction<Tables>,
  importId: string,
  body: Readable,
  { silentMs, slowAfterMs, leastBytesPerSecond } = usualPatience,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  const parts = partWriter(transaction, importId);
  let sizeBytes = 0;
  const beganAt = performance.now();
  const isSlow = () => {
    const ms = performance.now() - beganAt;
    return ms > slowAfterMs && sizeBytes < (ms / 1000) * leastBytesPerSecond;
  };
  for await (const chunk of chunksOf(body, silentMs)) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxCurveFileBytes) throw tooLarge();
    if (isSlow()) throw uploadTooSlow();
    hash.update(chunk);
    await parts.add(chunk);
  }
  await parts.end();
  if (sizeBytes === 0) throw wrongField('file', 'El fichero está vacío');
  return { sizeBytes, sha256: hash.digest('hex') };
}

/** Chunks as they come → parts of one size, but for the last. */
function partWriter(transaction: Transaction<Tables>, importId: string) {
  let part = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;

  async function store(bytes: Buffer): Promise<void> {
    await storePart(transaction, importId, part, bytes);
    part += 1;
  }

  return {
    async add(chunk: Buffer): Promise<void> {
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes < partBytes) return;
      let bytes = Buffer.concat(waiting);
      for (; bytes.length >= partBytes; bytes = bytes.subarray(partBytes)) {
        await store(bytes.subarray(0, partBytes));
      }
      waiting = [bytes];
      waitingBytes = bytes.length;
    },
    async end(): Promise<void> {
      if (waitingBytes > 0) await store(Buffer.concat(waiting));
    },
  };
}

const tooLarge = () =>
  new Refusal(
    'tooLarge',
    `El fichero pasa de ${megabytes} MB: divídelo en varios y súbelos uno a uno.`,
  );
