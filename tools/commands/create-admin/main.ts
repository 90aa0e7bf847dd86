import type { Stop } from '../../process/stopSignals.mjs';
import { runApiProgram } from '../../product/apiProgram';

/**
 * `npm run create-admin -- --email … --name …`: an account of an administrator in the database that
 * `npm start` uses, whether it runs or not.
 */
export const main = (args: readonly string[], stop: Stop): Promise<number> =>
  runApiProgram('createAdmin', args, stop);
