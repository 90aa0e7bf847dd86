import type { Stop } from '../../process/stopSignals.mjs';
import { runApiProgram } from '../../product/apiProgram';

/**
 * `npm run backup`: the database that `npm start` or DATABASE_URL uses, whether it runs or not, and
 * `sections.config.json`, in one archive.
 */
export const main = (args: readonly string[], stop: Stop): Promise<number> =>
  runApiProgram('backup', ['backup', ...args], stop);
