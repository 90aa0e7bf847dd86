import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sectionDescriptorSchema } from '@vatio/contracts/federation/sections';
import { errorCodeOf } from '../refusal';
import { syncFolder, unfinishedPath, unfinishedPrefix, writeFileAtomic } from './atomicFile';
import { type Activation, historySchema } from './history';

/** Makes the store's folder, for one server process. @throws Error: a sentence for the operator */
export async function prepareStore(dir: string): Promise<void> {
  const probe = unfinishedPath(join(dir, 'probe'));
  try {
    await mkdir(dir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw storeError(dir, error);
  }
}

/** Advice about a store that does not work. */
export const storeError = (dir: string, error: unknown): Error =>
  new Error(
    `The section store ${resolve(dir)} cannot be used (${errorCodeOf(error)}): allow this user to write there or set SECTION_STORE to another folder.`,
  );

/** True if a text has the form of a section's version. */
export const isVersion = (text: string): boolean =>
  sectionDescriptorSchema.shape.version.safeParse(text).success;

const historyName = 'history.json';

/** A section's part of the store: a folder per version, and `history.json`. */
export class SectionShelf {
  constructor(readonly dir: string) {}

  folder(version: string): string {
    return join(this.dir, version);
  }

  /** Makes the folder and removes unfinished files of a crash. */
  async prepare(): Promise<void> {
    await mkdir(this.dir, { recursive: true });
    for (const name of await readdir(this.dir)) {
      if (name.startsWith(unfinishedPrefix)) await this.remove(name);
    }
  }

  /** The stored versions, in no order. */
  async versions(): Promise<string[]> {
    const entries = await readdir(this.dir, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && isVersion(entry.name))
      .map(({ name }) => name);
  }

  /** The versions missing from the store; undefined when everything is there, also the history. */
  async lost(versions: readonly string[]): Promise<string[] | undefined> {
    const names = await readdir(this.dir).catch(() => undefined);
    const lost = versions.filter((version) => !names?.includes(version));
    const hasHistory = versions.length === 0 || names?.includes(historyName);
    return names && hasHistory && lost.length === 0 ? undefined : lost;
  }

  async storedAt(version: string): Promise<Date> {
    return (await stat(this.folder(version))).mtime;
  }

  /** The activations, newest first; empty before the first. @throws Error if the file is damaged */
  async history(): Promise<Activation[]> {
    const text = await readFile(this.#historyFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{"activations":[]}';
      throw error;
    });
    return historySchema.parse(JSON.parse(text)).activations;
  }

  /** Replaces the history in one step. */
  async record(activations: readonly Activation[]): Promise<void> {
    await writeFileAtomic(this.#historyFile, `${JSON.stringify({ activations }, undefined, 2)}\n`);
  }

  /** Stores a version; its folder appears when it is whole and on the disk. */
  async save(version: string, files: Iterable<readonly [string, Buffer]>): Promise<void> {
    const folder = this.folder(version);
    const unfinished = unfinishedPath(folder);
    try {
      await mkdir(unfinished);
      for (const [file, bytes] of files) {
        await writeFile(join(unfinished, file), bytes, { flush: true });
      }
      await syncFolder(unfinished);
      // A stored version that never became active may be in the way.
      await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
    await syncFolder(this.dir);
  }

  async remove(version: string): Promise<void> {
    await rm(this.folder(version), { recursive: true, force: true });
  }

  get #historyFile(): string {
    return join(this.dir, historyName);
  }
}
