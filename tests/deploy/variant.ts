import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type SectionDescriptor,
  sectionDescriptorSchema,
} from '@vatio/contracts/federation/sections';
import { sha384 } from '../../shared/build/src/plugins/sha384';

/** A section as it is deployed: its section.json and the files that this names, by name. */
export type Build = ReadonlyMap<string, Buffer>;

/** The differences between another version of a section and the built one. */
export interface Variation {
  /** Eight hexadecimal digits. */
  readonly buildId: string;
  /** Unchanged if left out. */
  readonly packageVersion?: string;
  /** Texts of its scripts with their replacements; each must occur. */
  readonly replace?: readonly (readonly [text: string, instead: string])[];
  /** Ranges that differ from the build's. */
  readonly requires?: Readonly<Record<string, string>>;
}

const descriptorFile = 'section.json';

/**
 * Makes another version of a built section without building: its own container, its own texts, and
 * hashes that are right, so the host and the page take it for a deployment like any other.
 *
 * @throws Error when the build does not contain what is to be replaced
 */
export function variantOf(build: Build, variation: Variation): Build {
  const before = descriptorOf(build);
  const [packageVersion] = before.version.split('-');
  const version = `${variation.packageVersion ?? packageVersion}-${variation.buildId}`;
  const container = `${before.name}_${version}`.replace(/\W/g, '_');

  const scripts = new Map(
    Object.keys(before.files)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, textOf(build, name).replaceAll(before.container, container)]),
  );
  for (const [text, instead] of variation.replace ?? []) replaceIn(scripts, text, instead);
  // The entry holds the hashes of the lazy chunks, which have changed.
  for (const [name, hash] of Object.entries(before.files)) {
    const chunk = scripts.get(name);
    if (name !== before.entry && chunk !== undefined) {
      replaceIn(scripts, hash, sha384(chunk));
    }
  }

  const files = new Map(
    Object.keys(before.files).map((name) => {
      const text = scripts.get(name);
      return [name, text === undefined ? bytesOf(build, name) : Buffer.from(text)];
    }),
  );
  const descriptor: SectionDescriptor = {
    ...before,
    version,
    container,
    requires: { ...before.requires, ...variation.requires },
    files: Object.fromEntries([...files].map(([name, bytes]) => [name, sha384(bytes)])),
  };
  return files.set(descriptorFile, Buffer.from(`${JSON.stringify(descriptor, null, 2)}\n`));
}

/** The section.json of a build. */
export const descriptorOf = (build: Build): SectionDescriptor =>
  sectionDescriptorSchema.parse(JSON.parse(textOf(build, descriptorFile)));

/** Reads a built section: `remotes/<name>/dist` or `tests/probe/dist`. */
export async function readBuild(dir: string): Promise<Build> {
  const json = await readFile(join(dir, descriptorFile));
  const { files } = descriptorOf(new Map([[descriptorFile, json]]));
  const read = async (name: string) => [name, await readFile(join(dir, name))] as const;
  return new Map([...(await Promise.all(Object.keys(files).map(read))), [descriptorFile, json]]);
}

/** Puts a build in a folder: section.json last, and in one step, because it is the deployment. */
export async function writeBuild(dir: string, build: Build): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const [name, bytes] of build) {
    if (name !== descriptorFile) await writeFile(join(dir, name), bytes);
  }
  const draft = join(dir, `${descriptorFile}.new`);
  await writeFile(draft, bytesOf(build, descriptorFile));
  await rename(draft, join(dir, descriptorFile));
}

function replaceIn(scripts: Map<string, string>, text: string, instead: string): void {
  const holders = [...scripts].filter(([, script]) => script.includes(text));
  if (holders.length === 0) throw new Error(`No script of the build contains «${text}»`);
  for (const [name, script] of holders) {
    scripts.set(
      name,
      script.replaceAll(text, () => instead),
    );
  }
}

const textOf = (build: Build, name: string) => bytesOf(build, name).toString('utf8');

function bytesOf(build: Build, name: string): Buffer {
  const bytes = build.get(name);
  if (!bytes) throw new Error(`The build has no file ${name}`);
  return bytes;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The build of a section as the working copy has it. */
export const builtSection = (name: string): Promise<Build> =>
  readBuild(join(repository, name === 'probe' ? 'tests/probe' : `remotes/${name}`, 'dist'));
