import type { Study } from '@vatio/contracts/energy-analysis/studies';
import type { Db } from '../../../db/transaction';
import { orMissing, versionConflict } from '../../../refusal';
import { noStudy } from './states';
import { findListed } from './studies.list.repository';
import { findCalculation, readStudy } from './studies.repository';

/** A study with its last calculation. @throws Refusal missing */
export async function findStudy(db: Db, id: string): Promise<Study> {
  const { calculations, ...study } = orMissing(await findListed(db, id), noStudy);
  const calculation = await findCalculation(db, id, calculations);
  return { ...study, calculation: calculation ?? null };
}

/** The versions shown to a person who was too late: both are the study's, unless a part of it is changed. */
export interface ShownVersions {
  readonly yours: unknown;
  readonly readCurrent: (db: Db) => Promise<unknown>;
}

/**
 * Locks a study until the end of the transaction.
 *
 * @throws Refusal missing, or conflict when the sent version is not the current one
 */
export async function lockedStudy(
  db: Db,
  id: string,
  sent: { readonly version: number },
  { yours, readCurrent }: ShownVersions = { yours: sent, readCurrent: () => findStudy(db, id) },
) {
  const study = orMissing(await readStudy(db, id, { lock: true }), noStudy);
  if (sent.version !== study.version) {
    throw versionConflict(overtaken, yours, await readCurrent(db));
  }
  return study;
}

export const overtaken =
  'Otra persona ha cambiado este estudio mientras lo veías: mira cómo ha quedado y repítelo.';
