import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { slowLine } from '../browser/browser';
import { hintOf } from '../browser/session';
import { places } from '../browser/visits';
import { measureBuilds } from '../buildTimes';
import { coldLoad } from '../coldLoad';
import { measureHostLoad, measureHostMemory } from '../host';
import { deployMany } from '../manySections';
import type { BenchParts, FederationBench } from '../parts';
import { inRounds } from '../rounds';
import { untilDocumentCompressed } from '../servers';
import { each, type Line, ratioLine } from './lines';

const manyCount = 50;
const manyRounds = 17;
const buildRounds = 3;

/** What does not depend on the page: builds, many sections, and the composition server itself. */
export async function hostLines(options: BenchParts & FederationBench): Promise<Line[]> {
  return [
    ...(await manyLines(options)),
    ...(await loadLines(options)),
    ...(await buildLines(options)),
  ];
}

async function manyLines(options: BenchParts & FederationBench): Promise<Line[]> {
  const { root, folder, servers, say } = options;
  const { browser, token } = options.bench;
  say(`Five sections beside ${manyCount}...`);
  const origins = join(folder, 'many');
  await mkdir(origins, { recursive: true });
  const sectionsConfig = await deployMany(root, origins, manyCount);
  const many = await servers.serve('many', { sectionsConfig });
  for (const url of [many.url, servers.product.url]) {
    await untilDocumentCompressed(`${url}/user`, hintOf(token));
  }
  const open = (url: string) => () =>
    coldLoad(browser, { url, profile: slowLine, token, ...places.user });
  const loads = await inRounds(manyRounds, {
    five: open(servers.product.url),
    many: open(many.url),
  });
  await many.stop();
  const what = `cold deep link with ${manyCount} sections / with five`;
  return [
    ratioLine(
      { what, limit: 1.03 },
      each(loads, ({ contentMs }) => contentMs),
      ['many', 'five'],
    ),
  ];
}

async function loadLines(options: BenchParts & FederationBench): Promise<Line[]> {
  const { folder, servers, say } = options;
  say('The composition server under load...');
  const { requestsPerSecond, p99Ms } = await measureHostLoad(
    servers.product.url,
    hintOf(options.bench.token),
  );
  say('The composition server with five versions of each section...');
  const megabytes = await measureHostMemory(servers, join(folder, 'versions'));
  return [
    {
      what: 'composed pages',
      value: requestsPerSecond,
      unit: 'per second',
      limit: 2_000,
      isLeast: true,
    },
    { what: 'composed pages at half of that, p99', value: p99Ms, unit: 'ms', limit: 50 },
    {
      what: 'the host with five versions of five sections',
      value: megabytes,
      unit: 'MB',
      limit: 150,
    },
  ];
}

async function buildLines({ root, folder, say }: BenchParts & FederationBench): Promise<Line[]> {
  say('Builds from nothing...');
  const times = await measureBuilds(root, join(folder, 'timed-build'), buildRounds);
  return (['user', 'company'] as const).map((section) =>
    ratioLine({ what: `cold build of ${section} / of the webpack monolith`, limit: 0.4 }, times, [
      section,
      'monolith',
    ]),
  );
}
