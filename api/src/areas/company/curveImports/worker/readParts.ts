import {
  type CurveFileSummary,
  type CurveReader,
  curveReader,
  type FileProblem,
  shown,
} from '@vatio/energy/files';
import { partBytes, readPart } from '../curveImports.part.repository';
import { namesShown } from '../unpack/names';
import { unpacked } from '../unpack/unpacked';
import { UnreadableArchive } from '../unpack/unreadableArchive';
import type { DayBatches } from './dayBatches';
import type { StepParts } from './stepParts';
import { findPoint, territoryByCups } from './worker.point.repository';

/** The share of a step for reading the file; the rest is for the days that its end completes. */
const fileShare = 0.9;

/**
 * Reads an import's file from the database piece by piece and works at its days as they come, so
 * that neither piles up. Unpacks archives and turns a workbook into text.
 */
export async function readParts(
  parts: StepParts,
  days: DayBatches,
  hearers: Pick<Parameters<typeof curveReader>[0], 'onDay' | 'onProblem'>,
): Promise<CurveFileSummary> {
  const { transaction, held } = parts;
  const chosen = held.supplyPointId ? await findPoint(transaction, held.supplyPointId) : undefined;
  const reader = curveReader({
    territory: await territoryByCups(transaction),
    ...(chosen && { cups: chosen.cups }),
    answers: held.answers,
    ...hearers,
  });
  let share = 0;
  const pieces = storedParts(parts, (fetched) => {
    share = Math.max(share, fileShare * fetched);
  });
  try {
    for await (const bytes of unpacked(pieces, tellSkipped(reader))) {
      await parts.checkpoint.pass(share);
      reader.push(bytes);
      // Unpacking the rest would take longer than all that was read.
      if (reader.isFatal()) break;
      await days.drain({ from: share, to: share });
    }
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error;
    reader.tell(aboutFile('fatal', error.code, error.message));
  }
  const summary = reader.end();
  await days.drain({ from: fileShare, to: 1 });
  return summary;
}

async function* storedParts(
  { transaction, held, checkpoint }: StepParts,
  onFetched: (share: number) => void,
): AsyncGenerator<Uint8Array> {
  const partCount = Math.ceil(held.sizeBytes / partBytes);
  for (let part = 0; part < partCount; part += 1) {
    const fetched = part / partCount;
    await checkpoint.pass(fileShare * fetched);
    const bytes = await readPart(transaction, held.id, part);
    onFetched(fetched);
    yield bytes;
  }
}

const aboutFile = (
  severity: FileProblem['severity'],
  code: string,
  message: string,
): FileProblem => ({ severity, code, message, line: null, column: null, value: null });

const tellSkipped = (reader: CurveReader) => (names: readonly string[], read: string) => {
  const others = namesShown(names, 'otras');
  const message = `Del Excel solo se ha leído la hoja «${shown(read)}». Si la curva sigue en otras (${others}), guarda cada una como un fichero.`;
  reader.tell(aboutFile('warning', 'sheets-skipped', message));
};
