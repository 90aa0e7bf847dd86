import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { configOfFive, deployVersions } from './manySections';
import type { PageServer, Servers } from './servers';

const seconds = 10;
const connections = 20;

export interface HostLoad {
  /** Composed documents, on its one core. */
  readonly requestsPerSecond: number;
  /** At half of that, milliseconds. */
  readonly p99Ms: number;
}

/** @param cookie of the signed-in person, so that the document names a section's files */
export async function measureHostLoad(url: string, cookie: string): Promise<HostLoad> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', cookie };
  const options = { url: `${url}/user`, headers, connections, duration: seconds };
  await autocannon({ ...options, duration: 2 });
  const full = await autocannon(options);
  const requestsPerSecond = full.requests.average;
  const half = await autocannon({ ...options, overallRate: Math.round(requestsPerSecond / 2) });
  if (full.non2xx + full.errors + half.non2xx + half.errors > 0) {
    throw new Error('The composition server refused requests under load.');
  }
  return { requestsPerSecond, p99Ms: half.latency.p99 };
}

const versionsKept = 5;
const activationLimitMs = 60_000;

/** Megabytes that the server holds with five versions of each of the five sections. */
export async function measureHostMemory(servers: Servers, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const sectionsConfig = await configOfFive(folder);
  const server = await servers.serve('versions', { sectionsConfig });
  await deployVersions(folder, versionsKept, (name, version) => activated(server, name, version));
  // Their compressed forms belong to what it holds.
  await delay(10_000);
  const status = await readFile(join('/proc', String(server.pid), 'status'), 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  await server.stop();
  return kilobytes / 1024;
}

async function activated({ url }: PageServer, name: string, version: string): Promise<void> {
  const deadline = Date.now() + activationLimitMs;
  for (;;) {
    const { sections } = JSON.parse(await (await fetch(`${url}/sections.json`)).text());
    const isActive = sections.some(
      (section: { name: string; version: string }) =>
        section.name === name && section.version === version,
    );
    if (isActive) return;
    if (Date.now() > deadline) throw new Error(`${name} ${version} was never active.`);
    await delay(200);
  }
}
