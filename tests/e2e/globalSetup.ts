import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../tools/product/startProduct';
import { productEnvironment } from './product';

/**
 * Starts one product for all specs, on a free port and with a fresh database, unless VATIO_URL
 * already names one. Playwright calls what this returns when the tests have ended.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.VATIO_URL) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'vatio-e2e-'));
  const product = await startProduct({ dataDir, env: productEnvironment });
  process.env.VATIO_URL = product.url;
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
