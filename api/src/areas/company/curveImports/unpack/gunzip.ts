import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { codeOf } from '../../../../errorFacts';
import { damaged, limited } from './unreadableArchive';

/** @throws UnreadableArchive */
export async function* gunzip(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const source = Readable.from([bytes]);
  const unpacking = createGunzip();
  try {
    yield* limited(source.pipe(unpacking));
  } catch (error) {
    // zlib's codes: «Z_DATA_ERROR», «Z_BUF_ERROR».
    throw codeOf(error)?.startsWith('Z_') ? damaged('gz', error) : error;
  } finally {
    source.destroy();
    unpacking.destroy();
  }
}
