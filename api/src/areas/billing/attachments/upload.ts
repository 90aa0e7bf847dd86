import type { Readable } from 'node:stream';
import { maxAttachmentBytes } from '@vatio/contracts/billing/attachments';
import { chunksOf } from '../../../http/body/chunks';
import { Refusal, uploadTooSlow, wrongField } from '../../../refusal';

/** A sender who is silent for so long has gone, and one who takes so long keeps a place from others. */
const mostSilentMs = 20_000;
const mostWholeMs = 300_000;

/**
 * All bytes of a file that is being sent.
 *
 * @throws Refusal tooLarge, late, Refusal invalid when it is empty, or what the connection threw
 */
export async function uploadedBytes(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  const beganAt = performance.now();
  for await (const chunk of chunksOf(body, mostSilentMs)) {
    sizeBytes += chunk.length;
    if (performance.now() - beganAt > mostWholeMs) throw uploadTooSlow();
    if (sizeBytes > maxAttachmentBytes) throw tooLarge();
    chunks.push(chunk);
  }
  if (sizeBytes === 0) throw wrongField('file', 'El fichero está vacío');
  return Buffer.concat(chunks, sizeBytes);
}

const tooLarge = () =>
  new Refusal(
    'tooLarge',
    `El fichero pasa de ${maxAttachmentBytes / 1024 ** 2} MB: guárdalo con menos calidad o sin páginas que sobran.`,
  );
