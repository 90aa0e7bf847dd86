import type { Readable } from 'node:stream';
import { maxAttachmentBytes } from '@vatio/contracts/billing/attachments';
import { Refusal, uploadTooSlow, wrongField } from '../../../refusal';

/** A sender who is silent for so long has gone, and one who takes so long keeps a place from others. */
const mostSilentMs = 30_000;
const mostWholeMs = 300_000;

/**
 * All bytes of a file that is being sent.
 *
 * @throws Refusal tooLarge, late, Refusal invalid when it is empty, or what the connection threw
 */
export async function uploadedBytes(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  const end = () => body.destroy(uploadTooSlow());
  const silence = setTimeout(end, mostSilentMs);
  const whole = setTimeout(end, mostWholeMs);
  try {
    // Without this the loop would destroy the connection that must carry the answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      silence.refresh();
      sizeBytes += chunk.length;
      if (sizeBytes > maxAttachmentBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
  }
  if (sizeBytes === 0) throw wrongField('file', 'El fichero está vacío');
  return Buffer.concat(chunks, sizeBytes);
}

const tooLarge = () =>
  new Refusal(
    'tooLarge',
    `El fichero pasa de ${maxAttachmentBytes / 1024 ** 2} MB: guárdalo con menos calidad o sin páginas que sobran.`,
  );
