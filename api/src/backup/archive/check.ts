import { createHash, type Hash } from 'node:crypto';
import { codeOf, messageOf } from '../../errorFacts';
import { StartupError } from '../../startupError';
import { type Manifest, manifestName, manifestSchema, tableOfPart } from './manifest';
import { readArchive } from './reader';
import { countRows } from './writer';

/** The content found under one name: a table, or a file. */
interface Found {
  readonly hash: Hash;
  bytes: number;
  rows: number;
}

interface CheckedArchive {
  readonly manifest: Manifest;
  /** The files beside the tables, by name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Reads the whole archive and compares it with what it says of itself.
 *
 * @param report called with the bytes of rows so far
 * @throws StartupError naming what is wrong
 */
export async function checkArchive(
  path: string,
  report: (bytes: number) => void = () => {},
): Promise<CheckedArchive> {
  const tables = new Map<string, Found>();
  const files = new Map<string, Buffer>();
  let total = 0;
  try {
    for await (const { name, bytes } of readArchive(path)) {
      const table = tableOfPart(name);
      if (table === undefined) files.set(name, bytes);
      else add(tables, table, bytes);
      total += bytes.length;
      report(total);
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new StartupError(`There is no file ${path}.`);
    if (codeOf(error) === 'EISDIR') throw new StartupError(`${path} is a folder: name an archive.`);
    if (codeOf(error) === 'EACCES')
      throw new StartupError(`${path} cannot be read: no permission.`);
    throw damaged(path, messageOf(error));
  }
  const manifest = readManifest(path, files.get(manifestName));
  compareTables(path, manifest, tables);
  for (const { name, sha256 } of manifest.files) {
    const bytes = files.get(name);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) {
      throw damaged(path, `${name} is not what was backed up`);
    }
  }
  return { manifest, files };
}

function add(tables: Map<string, Found>, table: string, bytes: Buffer): void {
  const found = tables.get(table) ?? { hash: createHash('sha256'), bytes: 0, rows: 0 };
  tables.set(table, found);
  found.hash.update(bytes);
  found.bytes += bytes.length;
  found.rows += countRows(bytes);
}

function readManifest(path: string, bytes: Buffer | undefined): Manifest {
  if (!bytes) throw damaged(path, `it has no ${manifestName}, which is its end`);
  const text = bytes.toString();
  const json = parseJson(text);
  if (json && typeof json.format === 'number' && json.format > 1) {
    throw new StartupError(
      `${path} was made by Vatio ${json.version}, in a form that this version does not know: restore it with that version or a later one.`,
    );
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw damaged(path, `its ${manifestName} is none of Vatio`);
  return parsed.data;
}

function parseJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function compareTables(path: string, manifest: Manifest, tables: Map<string, Found>): void {
  const filled = manifest.tables.filter(({ bytes }) => bytes > 0);
  const names = filled.map(({ name }) => name);
  if (names.join() !== [...tables.keys()].join()) {
    throw damaged(path, 'its tables are not those that it lists');
  }
  for (const { name, rows, bytes, sha256 } of filled) {
    const found = tables.get(name);
    if (found?.hash.digest('hex') === sha256 && found.rows === rows && found.bytes === bytes)
      continue;
    throw damaged(path, `the rows of ${name} are not those that were backed up`);
  }
}

const damaged = (path: string, reason: string) =>
  new StartupError(
    `${path} is damaged or no backup of Vatio: ${reason}. Nothing was changed; take another archive.`,
  );
