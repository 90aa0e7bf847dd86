import type { Stop } from '../../process/stopSignals.mjs';
import { runApiProgram } from '../../product/apiProgram';

/** `npm run restore -- <archive>`: makes an empty database what it was when the backup was made. */
export const main = (args: readonly string[], stop: Stop): Promise<number> =>
  runApiProgram('backup', ['restore', ...args], stop);
