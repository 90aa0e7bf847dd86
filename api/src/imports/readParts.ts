import type { CurveFileSummary, CurveReader } from '@vatio/energy/files';
import type { DayBatches } from './dayBatches';
import type { StepParts } from './job';

/** How large the pieces are in which a file is kept. */
export const partBytes = 256 * 1024;

/** How much of a step the file itself is; the days that its end completes are the rest. */
const fileShare = 0.9;

/**
 * Reads the file of an import from the database, piece by piece, and works at its days as they
 * come, so that neither piles up.
 */
export async function readParts(
  { transaction, held, checkpoint }: StepParts,
  reader: CurveReader,
  days: DayBatches,
): Promise<CurveFileSummary> {
  const partCount = Math.ceil(held.sizeBytes / partBytes);
  for (let part = 0; part < partCount; part += 1) {
    const share = (fileShare * part) / partCount;
    await checkpoint.pass(share);
    const { bytes } = await transaction
      .selectFrom('curve_import_parts')
      .select('bytes')
      .where('import_id', '=', held.id)
      .where('part', '=', part)
      .executeTakeFirstOrThrow();
    reader.push(bytes);
    await days.drain({ from: share, to: share });
  }
  const summary = reader.end();
  await days.drain({ from: fileShare, to: 1 });
  return summary;
}
