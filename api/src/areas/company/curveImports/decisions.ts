import type { ConfirmImport, Recheck } from '@vatio/contracts/company/imports/curveImports';
import type { SessionUser } from '@vatio/contracts/session';
import type { SeenVersion } from '@vatio/contracts/versions';
import type { Transaction } from 'kysely';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { inTransaction } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { cancelJob } from '../../../jobs/cancel';
import { Refusal, requireSeen, wrongField } from '../../../refusal';
import { subjectOf } from './auditSubject';
import { endImport, queueImport, queueUndo } from './curveImports.life.repository';
import {
  atVersion,
  type DecidedImport,
  lockImport,
  openStates,
  peekState,
  shownState,
} from './curveImports.repository';
import { existingImport, wrongState } from './refusals';
import { changedMoreThan } from './undo/undo.repository';
import { daysAtOnce, undoImport } from './undo/undoImport';
import { undoObstacles } from './undo/undoObstacles';
import { findPoint, isAnyUsable } from './worker/worker.point.repository';

interface Seen {
  readonly state: 'checked' | 'done';
  readonly version: number | undefined;
}

const thisImport = 'esta importación';

/** A person's decisions about an import whose file was read. */
export function importDecisions({ db, now }: ServiceParts) {
  /**
   * Locks an import that is in this state, for a decision. Does not wait for a job that holds it: the
   * answer then is that it is too soon.
   *
   * @throws Refusal missing, conflict when it is in another state, or was decided about meanwhile
   */
  async function decide(
    id: string,
    { state, version }: Seen,
    work: (transaction: Transaction<Tables>, found: DecidedImport) => Promise<void>,
  ): Promise<void> {
    const shown = existingImport(await peekState(db, id));
    if (shown.state !== state) throw wrongState(shown.state);
    await inTransaction(db, async (transaction) => {
      const found = existingImport(await lockImport(transaction, id));
      const { state: present } = shownState(found);
      if (present !== state) throw wrongState(present);
      requireSeen(version, found.version, thisImport);
      await work(transaction, found);
    });
  }

  /**
   * Reads the file again: for a point that exists now, or with other answers.
   *
   * @throws Refusal missing, conflict, invalid
   */
  const recheck = (id: string, { supplyPointId, answers, version }: Recheck): Promise<void> =>
    decide(id, { state: 'checked', version }, async (transaction) => {
      if (supplyPointId) await requirePoint(transaction, supplyPointId);
      const wait = { state: 'queued', supply_point_id: supplyPointId, check_result: null } as const;
      const said = answers && { answers: JSON.stringify(answers) };
      await queueImport(transaction, id, { ...wait, ...said }, now());
    });

  /** @throws Refusal missing, or conflict: it does not wait for that, or has no known point */
  const confirm = (
    id: string,
    { conflicts, version }: ConfirmImport,
    actor: SessionUser,
  ): Promise<void> =>
    decide(id, { state: 'checked', version }, async (transaction, found) => {
      if (found.check?.question) {
        throw new Refusal('conflict', 'El fichero espera una respuesta: contéstala antes.');
      }
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
      const after = { fileName: found.fileName, conflicts, ...found.answers };
      await record(transaction, { ...entry, subject: subjectOf(found), after });
    });

  /**
   * Restores the values from before an import: at once, or by a job where that is long work.
   *
   * @throws Refusal missing, or conflict: it is not done, or a later import builds on it
   */
  const undo = (id: string, { version }: SeenVersion, actor: SessionUser): Promise<void> =>
    decide(id, { state: 'done', version }, async (transaction, found) => {
      const at = now();
      if (await changedMoreThan(transaction, id, daysAtOnce)) {
        const obstacle = (await undoObstacles(transaction, [found], at)).get(id);
        if (obstacle) throw new Refusal('conflict', obstacle);
        await queueUndo(transaction, id, at);
      } else await undoImport(transaction, found, at);
      const entry = { at, action: 'curve-import-undone', actor } as const;
      const before = { fileName: found.fileName };
      await record(transaction, { ...entry, subject: subjectOf(found), before });
    });

  /**
   * Ends an import that is not written yet. A running job gives up within a moment, so it may still
   * work when this returns.
   *
   * @throws Refusal missing, or conflict when it has ended, or was decided about meanwhile
   */
  async function cancel(id: string, { version }: SeenVersion): Promise<void> {
    const shown = existingImport(await peekState(db, id));
    if (shown.state === 'undoing') throw wrongState(shown.state);
    // Before anything stops.
    if (shown.state !== 'cancelled') requireSeen(version, shown.version, thisImport);
    const end = async (transaction: Transaction<Tables>) => {
      const found = existingImport(await lockImport(transaction, id));
      if (found.state === 'cancelled') return;
      if (!openStates.includes(found.state)) throw wrongState(shownState(found).state);
      requireSeen(version, found.version, thisImport);
      await endImport(transaction, id, { state: 'cancelled', message: null }, now());
    };
    await cancelJob(db, id, end, atVersion(id, version));
    // It may still be held: by the job of a decision that came between.
    const after = existingImport(await peekState(db, id));
    if (after.state !== 'cancelled') requireSeen(version, after.version, thisImport);
  }

  return { recheck, confirm, undo, cancel };
}

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
