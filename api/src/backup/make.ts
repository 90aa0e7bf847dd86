import { readFile } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { Client } from 'pg';
import { codeOf } from '../errorFacts';
import { type Manifest, manifestName, sectionsName } from './archive/manifest';
import { ArchiveWriter } from './archive/writer';
import { beginSnapshot, copyOut } from './backup.snapshot.repository';
import type { Report } from './progress';

/**
 * Writes the database, as it is at one moment, and `sections.config.json` into an archive. People who work
 * in the meantime do not wait, and their changes are not seen.
 *
 * @param open called when there is data to write
 * @param sectionsFile left out of the archive where it does not exist
 */
export async function makeBackup(
  client: Client,
  open: () => Writable,
  { sectionsFile, report }: { readonly sectionsFile: string; readonly report: Report },
): Promise<Manifest> {
  const snapshot = await beginSnapshot(client);
  const writer = new ArchiveWriter(open(), snapshot.at);
  try {
    const tables: Manifest['tables'] = [];
    for (const table of snapshot.tables) {
      const tell = (rows: number) => report(`Backing up ${table.name}: ${rows} rows`);
      tell(0);
      const rows = await copyOut(client, table);
      const written = await writer.addTable(table.name, rows, tell);
      tables.push({ name: table.name, columns: [...table.columns], ...written });
    }
    const sections = await readFile(sectionsFile).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    const files = sections
      ? [{ name: sectionsName, ...(await writer.add(sectionsName, sections)) }]
      : [];
    const manifest: Manifest = {
      format: 1,
      product: 'Vatio',
      version: process.env.VATIO_VERSION ?? 'unknown',
      at: snapshot.at.toISOString(),
      server: snapshot.server,
      migrations: [...snapshot.migrations],
      tables,
      sequences: [...snapshot.sequences],
      files,
    };
    await writer.add(manifestName, Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));
    await writer.end();
    await client.query('commit');
    return manifest;
  } catch (error) {
    writer.abort();
    throw error;
  }
}
