import type { ConflictChoice } from '@vatio/contracts/company/curveImports';
import type { SessionUser } from '@vatio/contracts/session';
import type { Transaction } from 'kysely';
import { record } from '../../../audit/repository';
import { inTransaction, limitLockWait } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { codeOf } from '../../../errorFacts';
import { holdJob, removeJob, requestCancel } from '../../../jobs/repository';
import { Refusal, wrongField } from '../../../refusal';
import type { ServiceParts } from '../../area';
import { endImport, queueImport } from './lifeRepository';
import { existingImport, wrongState } from './refusals';
import { type DecidedImport, lockImport, peekState, shownState } from './repository';
import { subjectOf } from './subject';
import { findPoint, isAnyUsable } from './worker/pointRepository';

/** A person's decisions about an import whose file was read. */
export function importDecisions({ db, now }: ServiceParts) {
  /** @throws Refusal missing, conflict when it is not waiting for a decision */
  async function lockChecked(transaction: Transaction<Tables>, id: string): Promise<DecidedImport> {
    const found = existingImport(await lockImport(transaction, id));
    if (found.state !== 'checked') throw wrongState(shownState(found).state);
    return found;
  }

  /** The import's job locks it: do not wait for that to say that it is too soon. */
  async function requireChecked(id: string): Promise<void> {
    const state = existingImport(await peekState(db, id));
    if (state !== 'checked') throw wrongState(state);
  }

  /** Reads the file again, for a point that exists now. @throws Refusal missing, conflict, invalid */
  async function recheck(id: string, supplyPointId: string | null): Promise<void> {
    await requireChecked(id);
    await inTransaction(db, async (transaction) => {
      await lockChecked(transaction, id);
      if (supplyPointId) await requirePoint(transaction, supplyPointId);
      const wait = { state: 'queued', supply_point_id: supplyPointId, check_result: null } as const;
      await queueImport(transaction, id, wait, now());
    });
  }

  /** @throws Refusal missing, or conflict: it does not wait for that, or has no known point */
  async function confirm(id: string, conflicts: ConflictChoice, actor: SessionUser): Promise<void> {
    await requireChecked(id);
    await inTransaction(db, async (transaction) => {
      const found = await lockChecked(transaction, id);
      const points = (found.check?.points ?? []).flatMap(
        ({ supplyPoint }) => supplyPoint?.id ?? [],
      );
      if (!(await isAnyUsable(transaction, points))) {
        throw new Refusal(
          'conflict',
          'Ningún punto de suministro del fichero está dado de alta: créalo, elige uno o, si está archivado, restáuralo, y vuelve a comprobar el fichero.',
        );
      }
      const at = now();
      await queueImport(transaction, id, { state: 'confirmed', conflicts }, at);
      const entry = { at, action: 'curve-import-confirmed', actor } as const;
      const after = { fileName: found.fileName, conflicts };
      await record(transaction, { ...entry, subject: subjectOf(found), after });
    });
  }

  /**
   * Ends an import that is not written yet. A running job gives up within a moment, so it may still
   * work when this returns.
   *
   * @throws Refusal missing, or conflict when it has ended
   */
  async function cancel(id: string): Promise<void> {
    existingImport(await peekState(db, id));
    await requestCancel(db, id);
    await inTransaction(db, async (transaction) => {
      await limitLockWait(transaction, cancelWaitMs);
      // First the job, then the import, as the runner does: so there is no deadlock.
      const job = await holdJob(transaction, id);
      const found = existingImport(await lockImport(transaction, id));
      const isOpen = ['queued', 'checked', 'confirmed'].includes(found.state);
      if (!isOpen && found.state !== 'cancelled') throw wrongState(shownState(found).state);
      if (isOpen) await endImport(transaction, id, { state: 'cancelled', message: null }, now());
      if (job) await removeJob(transaction, id);
    }).catch((error: unknown) => {
      if (codeOf(error) !== lockTimeout) throw error;
    });
  }

  return { recheck, confirm, cancel };
}

const cancelWaitMs = 2_000;
const lockTimeout = '55P03';

/** @throws Refusal invalid, on its field */
export async function requirePoint(
  transaction: Transaction<Tables>,
  supplyPointId: string,
): Promise<void> {
  const point = await findPoint(transaction, supplyPointId);
  if (!point) throw wrongField('supplyPointId', 'Ese punto de suministro no existe');
  if (point.archived) {
    throw wrongField('supplyPointId', 'Este punto de suministro está archivado: restáuralo antes');
  }
}
