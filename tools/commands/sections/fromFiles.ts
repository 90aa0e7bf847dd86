import { join } from 'node:path';
import { sectionDescriptorSchema } from '@vatio/contracts/federation/sections';
import {
  type ConfiguredSection,
  isUrlOrigin,
  readSectionsConfig,
} from '../../../host/server/sections/sectionsConfig';
import type { Activation } from '../../../host/server/sections/store/history';
import { SectionShelf } from '../../../host/server/sections/store/store';
import { historyFromFolders } from '../../../host/server/sections/store/storedVersions';
import { readJson } from '../../hosts/readJson';
import { Refusal } from '../../setup/refusal.mjs';
import { byDeployment, type KnownSection } from './knownSection';

/** The sections of the configuration file. @throws Refusal that says what is wrong with it */
export const configuredIn = (file: string): Promise<ConfiguredSection[]> =>
  readSectionsConfig(file).catch((error: Error) => {
    throw new Refusal(error.message);
  });

/** A section according to store and origin while no host runs. */
export async function fromFiles(
  { name, origin, pin }: ConfiguredSection,
  store: string,
): Promise<KnownSection> {
  const shelf = new SectionShelf(join(store, name));
  const [stored, version] = await Promise.all([
    // A store that cannot be read is the host's to report; here it is as good as none.
    storedIn(shelf, name).catch((): Activation[] => []),
    versionAt(origin),
  ]);
  const versions = stored.map((activation) => activation.version);
  const [active] = versions;
  return {
    name,
    ...(active && { active }),
    ...(pin && { pin }),
    origin: { place: origin, state: version ? 'up' : 'down', ...(version && { version }) },
    versions,
    deployed: byDeployment(stored),
    rejected: [],
  };
}

/** The versions in the store, the most recently active first. */
async function storedIn(shelf: SectionShelf, name: string): Promise<Activation[]> {
  const history = await shelf.history().catch(() => historyFromFolders(shelf, name));
  const there = new Set(await shelf.versions());
  return history.filter(({ version }) => there.has(version));
}

async function versionAt(origin: string): Promise<string | undefined> {
  const file = isUrlOrigin(origin) ? `${origin}/section.json` : join(origin, 'section.json');
  const json = await readJson(file).catch(() => undefined);
  return sectionDescriptorSchema.safeParse(json).data?.version;
}
