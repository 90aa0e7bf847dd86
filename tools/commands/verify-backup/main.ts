import type { Stop } from '../../process/stopSignals.mjs';
import { runApiProgram } from '../../product/apiProgram';

/** `npm run verify-backup`: restores the newest backup aside, and compares every row. */
export const main = (args: readonly string[], stop: Stop): Promise<number> =>
  runApiProgram('backup', ['verify-backup', ...args], stop);
