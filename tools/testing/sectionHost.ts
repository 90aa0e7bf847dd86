import { join } from 'node:path';
import type { SectionDescriptor } from '@vatio/contracts/federation/sections';
import { BrotliQueue } from '../../host/server/assets/compression';
import { SectionCatalog } from '../../host/server/sections/catalog';
import { SectionFleet } from '../../host/server/sections/sectionFleet';
import {
  hostDescriptor,
  sectionBuild,
  tempFolder,
  writeFiles,
  writeSection,
} from '../../host/server/testing/folders';
import { listen } from '../../host/server/testing/servers';
import type { Place } from '../commands/sections/place';

/** Versions of `billing`, the oldest first. */
export const [v1, v2, v3] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '2.0.0-cccccccc'] as const;
/** No program listens there; fetch itself refuses many of the lowest ports. */
export const nobody = 'http://127.0.0.1:2';

const fleets: SectionFleet[] = [];

afterEach(() => Promise.all(fleets.splice(0).map((fleet) => fleet.stop())));

/** `billing` and `user`, with empty origins and no host. */
export async function makePlace(): Promise<Place> {
  const dir = await tempFolder();
  const sections = { billing: { origin: 'billing' }, user: { origin: 'user' } };
  await writeFiles(dir, { 'sections.config.json': JSON.stringify({ sections }) });
  return {
    config: join(dir, 'sections.config.json'),
    store: join(dir, 'store'),
    url: nobody,
    urlSource: 'That address is from --url.',
  };
}

/** Deploys a version of `billing` to its origin. */
export const deploy = (
  { config }: Place,
  version: string,
  facts?: Partial<SectionDescriptor>,
): Promise<void> =>
  writeSection(join(config, '../billing'), sectionBuild('billing', version, facts));

/** The host's own fleet behind a server; it looks at file and origins whenever it is asked how it is. */
export async function startHost(place: Place) {
  const fleet = await SectionFleet.open({
    catalog: new SectionCatalog([]),
    brotli: new BrotliQueue(),
    host: hostDescriptor,
    log: { info: () => undefined, warn: () => undefined },
    configFile: place.config,
    storeDir: place.store,
  });
  fleets.push(fleet);
  const look = async () => {
    await fleet.reload();
    await fleet.poll();
    return fleet.status();
  };
  const { url } = await listen(async (_, response) => {
    response.end(JSON.stringify(await look()));
  });
  return { look, place: { ...place, url } };
}

/** A host that has served the first version and serves the second. */
export async function runningHost(): Promise<Place> {
  const { look, place } = await startHost(await makePlace());
  for (const version of [v1, v2]) {
    await deploy(place, version);
    await look();
  }
  return place;
}

/** No host runs, and the store has the versions that the host served before. */
export const stoppedHost = async (): Promise<Place> => ({ ...(await runningHost()), url: nobody });
