import { join } from 'node:path';
import { buildAll } from '../../builds/buildAll';
import { findUnits } from '../../builds/units';
import { secondsSince } from '../../console/progress.mjs';
import type { Stop } from '../../process/stopSignals.mjs';
import { dataFolder } from '../../product/dataFolder';
import { restartLimit } from '../../product/recovery';
import type { ServiceFailure } from '../../product/service';
import { type Product, startProduct } from '../../product/startProduct';
import { root } from '../../root';
import { Refusal } from '../../setup/refusal.mjs';
import { leftoversGone } from './leftovers';
import { type Lock, takeLock } from './lock';
import { pagePort } from './pagePort';
import { welcome } from './welcome';

/** `npm start`: builds what changed, runs the product until it is asked to stop. */
export async function main(_args: readonly string[], stop: Stop): Promise<number> {
  const startedAt = Date.now();
  const dataDir = dataFolder(root, process.env);
  const lock = await lockOf(dataDir);
  const { port, notice } = await pagePort(process.env);
  if (notice) console.log(notice);
  await leftoversGone(lock.leftovers);

  const accounts = await demoAccounts();
  const { product, death } = await buildAndStart(dataDir, port, lock, stop);
  console.log(`Ready in ${secondsSince(startedAt)}.`);
  console.log(
    welcome(product.url, accounts, { logs: join(dataDir, 'logs'), host: process.env.HOST }),
  );
  return untilStopped(product, stop, death);
}

/** The API starts, and makes its database, while the pages are still being built. */
async function buildAndStart(dataDir: string, port: number, lock: Lock, stop: Stop) {
  const failed = new AbortController();
  const builds = buildAll(await findUnits(root), {
    stop: AbortSignal.any([stop.gentle, failed.signal]),
  });
  builds.all.then(
    () => console.log('Starting database, API and host...'),
    () => undefined,
  );
  let servers: readonly number[] = [];
  let url: string | undefined;
  const publish = () => lock.publish({ servers, ...(url && { url }) });
  let giveUp: (failure: ServiceFailure) => void = () => undefined;
  const death = new Promise<ServiceFailure>((resolve) => {
    giveUp = resolve;
  });
  try {
    const product = await startProduct({
      dataDir,
      port,
      stop,
      after: { api: builds.of('api'), host: builds.all },
      onServers(pids) {
        servers = pids;
        publish();
      },
      recovery: {
        onCrash: ({ reason }) => console.error(`${reason} It is started again.`),
        onRecovered: (name) => console.log(`The ${name} works again.`),
        onGivenUp: (failure) => giveUp(failure),
      },
    });
    url = product.url;
    publish();
    return { product, death };
  } catch (error) {
    failed.abort();
    await builds.all.catch(() => undefined);
    throw error;
  }
}

async function lockOf(dataDir: string): Promise<Lock> {
  const lock = await takeLock(dataDir);
  if (!('heldBy' in lock)) return lock;
  const { pid, url } = lock.heldBy ?? {};
  const who = pid ? `process ${pid}` : 'another process';
  throw new Refusal(
    `Vatio already runs on ${dataDir} (${who}, ${url ?? 'still starting'}): stop it first or set DATA_DIR to another folder.`,
  );
}

async function demoAccounts() {
  if (process.env.DEMO_DATA === 'false') return [];
  const { demoUsers } = await import('../../../api/src/seed/demoUsers');
  return demoUsers;
}

async function untilStopped(
  product: Product,
  stop: Stop,
  death: Promise<ServiceFailure>,
): Promise<number> {
  const asked = new Promise<undefined>((resolve) => {
    if (stop.gentle.aborted) resolve(undefined);
    stop.gentle.addEventListener('abort', () => resolve(undefined));
  });
  const failure = await Promise.race([asked, death]);
  if (failure) {
    console.error(
      `\nStarting it again did not help (${restartLimit} times in a row): everything is stopped.`,
    );
    console.error(`${failure.message}\n`);
  }
  await product.stop();
  if (stop.hard.aborted) return 130;
  console.log('Stopped.');
  return failure ? 1 : 0;
}
