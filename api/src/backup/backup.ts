import { stat } from 'node:fs/promises';
import { codeOf, messageOf } from '../errorFacts';
import { explainEnd } from '../explainEnd';
import { checkArchive } from './archive/check';
import type { Manifest } from './archive/manifest';
import { sectionsName } from './archive/manifest';
import { type Request, readRequest } from './arguments';
import { onDatabase, onIdleDatabase, onScratchDatabase } from './database';
import { keepNewest, newestIn, writeWhole } from './folder';
import { makeBackup } from './make';
import { type Report, showProgress } from './progress';
import { restore } from './restore';
import { restoreSections } from './sectionsFile';
import { readSettings, type Settings } from './settings';
import { verify } from './verify';
import { rowsIn, sizeOf } from './wording';

interface Run {
  readonly settings: Settings;
  readonly stop: AbortSignal;
  readonly report: Report;
}

/** The final message, and whether some work is left to do by hand. */
interface Outcome {
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

/** `node dist-server/backup.js backup | restore | verify-backup`. */
async function main(stop: AbortSignal): Promise<number> {
  const { report, end } = showProgress();
  try {
    const request = readRequest(process.argv.slice(2));
    const run: Run = {
      settings: readSettings(process.env),
      stop,
      report(text) {
        stop.throwIfAborted();
        report(text);
      },
    };
    const { lines, isDone } = await carryOut(request, run);
    end();
    const isPiped = request.command === 'backup' && request.isPiped;
    (isPiped ? process.stderr : process.stdout).write(`${lines.join('\n')}\n`);
    return isDone ? 0 : 2;
  } catch (error) {
    end();
    process.stderr.write(`${stop.aborted ? 'Stopped: nothing was changed.' : explain(error)}\n`);
    return stop.aborted ? 130 : 1;
  }
}

function carryOut(request: Request, run: Run): Promise<Outcome> {
  switch (request.command) {
    case 'backup':
      return request.isPiped ? pipeBackup(run) : fileBackup(request, run);
    case 'restore':
      return restoreBackup(request, run);
    case 'verify-backup':
      return verifyBackup(request.archive, run);
  }
}

const done = (...lines: readonly string[]): Outcome => ({ lines, isDone: true });

async function fileBackup(
  { folder, keep }: Extract<Request, { command: 'backup' }>,
  { settings, stop, report }: Run,
): Promise<Outcome> {
  const { sectionsFile } = settings;
  const place = folder ?? settings.folder;
  let manifest: Manifest | undefined;
  const path = await onDatabase(settings, stop, (client) =>
    writeWhole(place, new Date(), async (open) => {
      manifest = await makeBackup(client, open, { sectionsFile, report });
    }),
  );
  const { size } = await stat(path);
  const deleted = keep === undefined ? [] : await keepNewest(place, keep);
  return done(
    `Backed up ${contentsOf(manifest)}: ${path} (${sizeOf(size)}).`,
    ...(deleted.length > 0
      ? [`Older than the newest ${keep}, deleted: ${deleted.join(', ')}.`]
      : []),
  );
}

async function pipeBackup({ settings, stop, report }: Run): Promise<Outcome> {
  const { sectionsFile } = settings;
  const manifest = await onDatabase(settings, stop, (client) =>
    makeBackup(client, () => process.stdout, { sectionsFile, report }),
  );
  return done(`Backed up ${contentsOf(manifest)}.`);
}

async function restoreBackup(
  { archive, isReplacing }: Extract<Request, { command: 'restore' }>,
  { settings, stop, report }: Run,
): Promise<Outcome> {
  const { manifest, files } = await checkArchive(archive, checking(report));
  await onIdleDatabase(settings, stop, (client) =>
    restore(client, { archive, manifest, isReplacing, report }),
  );
  const sections = files.get(sectionsName);
  const outcome = await restoreSections(settings.sectionsFile, sections, archive, isReplacing);
  const restored = `Restored ${rowsIn(manifest.tables)} of ${manifest.at} (Vatio ${manifest.version}).`;
  return { lines: [restored, outcome.message], isDone: outcome.isDone };
}

async function verifyBackup(
  asked: string | undefined,
  { settings, stop, report }: Run,
): Promise<Outcome> {
  const archive = asked ?? (await newestIn(settings.folder));
  const { manifest } = await checkArchive(archive, checking(report));
  await onScratchDatabase(settings, stop, (client) => verify(client, archive, manifest, report));
  return done(
    `${archive} is whole, and a restored copy has every row of it: ${contentsOf(manifest)}, of ${manifest.at} (Vatio ${manifest.version}, ${manifest.server}).`,
  );
}

const checking = (report: Report) => (bytes: number) => report(`Checking ${sizeOf(bytes)}`);

function contentsOf(manifest: Manifest | undefined): string {
  if (!manifest) return 'nothing';
  const files = manifest.files.length > 0 ? sectionsName : `no ${sectionsName}`;
  return `${rowsIn(manifest.tables)} and ${files}`;
}

function explain(error: unknown): string {
  if (codeOf(error) === '55P03') {
    return 'Somebody else works on the tables and does not let go: try again when an upgrade or import has ended.';
  }
  if (codeOf(error) === '42501') {
    return `The user of DATABASE_URL may not do that (${messageOf(error)}): use the owner of the tables.`;
  }
  return explainEnd(error);
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop.abort());
}
void main(stop.signal).then((code) => {
  process.exitCode = code;
});
