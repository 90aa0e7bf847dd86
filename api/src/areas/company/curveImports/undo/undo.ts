import type { SessionUser } from '@vatio/contracts/session';
import { record } from '../../../../audit/repository';
import { inTransaction } from '../../../../db/transaction';
import { Refusal } from '../../../../refusal';
import type { ServiceParts } from '../../../area';
import { refreshPointData } from '../../points/dataState/repository';
import { existingImport, wrongState } from '../refusals';
import { lockImport, peekState, shownState } from '../repository';
import { subjectOf } from '../subject';
import { holdPoints } from '../worker/pointRepository';
import { undoObstacles } from './undoObstacles';
import { changedPoints, putBack } from './undoRepository';

/**
 * Puts back what was there before an import.
 *
 * @throws Refusal missing, or conflict: it is not done, or a later import stands on it
 */
export async function undoImport(
  { db, now }: ServiceParts,
  id: string,
  actor: SessionUser,
): Promise<void> {
  const state = existingImport(await peekState(db, id));
  if (state !== 'done') throw wrongState(state);
  await inTransaction(db, async (transaction) => {
    const at = now();
    const found = existingImport(await lockImport(transaction, id));
    if (found.state !== 'done') throw wrongState(shownState(found).state);
    // As the writing job does: while the points are locked, no later import can build on this one.
    const pointIds = await changedPoints(transaction, id);
    await holdPoints(transaction, pointIds);
    const obstacle = (await undoObstacles(transaction, [found], at)).get(id);
    if (obstacle) throw new Refusal('conflict', obstacle);
    await putBack(transaction, id, at);
    await refreshPointData(transaction, pointIds);
    const entry = { at, action: 'curve-import-undone', actor } as const;
    const before = { fileName: found.fileName };
    await record(transaction, { ...entry, subject: subjectOf(found), before });
  });
}
