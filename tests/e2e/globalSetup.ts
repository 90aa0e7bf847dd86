import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildUnit } from '../../tools/builds/buildUnit';
import { isUpToDate, type Unit } from '../../tools/builds/units';
import { startProduct } from '../../tools/product/startProduct';
import { productEnvironment } from './product';

const probeDir = fileURLToPath(new URL('../probe', import.meta.url));

/** Not one of the product's units, so `npm run e2e` has not built it. */
const probe: Unit = {
  name: 'probe',
  dir: probeDir,
  kind: 'section',
  args: ['page'],
  outputDir: join(probeDir, 'dist'),
};

/**
 * Starts one product for all specs, on a free port and with a fresh database, unless VATIO_URL
 * already names one. Playwright calls what this returns when the tests have ended.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.VATIO_URL) return undefined;
  if (!(await isUpToDate(probe))) await buildUnit(probe, new AbortController().signal);
  const dataDir = await mkdtemp(join(tmpdir(), 'vatio-e2e-'));
  const product = await startProduct({ dataDir, env: productEnvironment });
  process.env.VATIO_URL = product.url;
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
