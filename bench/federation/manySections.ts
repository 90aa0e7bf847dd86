import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtSection, descriptorOf, variantOf, writeBuild } from '../../tests/deploy/variant';

const own = ['activity-hours', 'billing', 'company', 'energy-analysis', 'user'] as const;

/**
 * Deploys more sections beside the product's five: copies of one of them, each with its own name.
 *
 * @returns the file that says where they all are
 */
export async function deployMany(root: string, folder: string, count: number): Promise<string> {
  const origins = new Map<string, string>(
    own.map((name) => [name, join(root, 'remotes', name, 'dist')]),
  );
  const build = await builtSection('billing');
  for (let number = own.length + 1; number <= count; number += 1) {
    const name = `extra-${number}`;
    const buildId = number.toString(16).padStart(8, '0');
    const copy = new Map(variantOf(build, { buildId }));
    const descriptor = { ...descriptorOf(copy), name, path: name, title: `Sección ${number}` };
    copy.set('section.json', Buffer.from(JSON.stringify(descriptor)));
    origins.set(name, join(folder, name));
    await writeBuild(join(folder, name), copy);
  }
  return writeConfig(join(folder, 'sections.config.json'), origins);
}

async function writeConfig(file: string, origins: ReadonlyMap<string, string>): Promise<string> {
  const sections = Object.fromEntries([...origins].map(([name, origin]) => [name, { origin }]));
  await writeFile(file, JSON.stringify({ sections }));
  return file;
}

/** Deploys the five, so that the host holds as many versions of each. @param activated waits for one */
export async function deployVersions(
  folder: string,
  versions: number,
  activated: (name: string, version: string) => Promise<void>,
): Promise<void> {
  for (let number = 1; number <= versions; number += 1) {
    for (const name of own) {
      const buildId = (number * 0x1000).toString(16).padStart(8, '0');
      const build = variantOf(await builtSection(name), { buildId });
      await writeBuild(join(folder, name), build);
      await activated(name, descriptorOf(build).version);
    }
  }
}

/** The file that says where those are. */
export const configOfFive = (folder: string): Promise<string> =>
  writeConfig(
    join(folder, 'sections.config.json'),
    new Map(own.map((name) => [name, join(folder, name)])),
  );
