import type { ParameterChange, ParameterVersion } from '@vatio/contracts/user/parameters';
import type { Kysely } from 'kysely';
import { inBriefTransaction } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { Refusal, versionConflict, wrongFields } from '../../../refusal';
import { describeChange } from './describe';
import { doubtsIn } from './doubts';
import { lockVersions, readCurrent } from './parameters.repository';
import { planChange, type StoredRow } from './plan';
import { type ParameterFields, rowsOf, toParameter } from './rows';
import { requireSound } from './rules';
import { held, type Maker, overtaken, valueFacts, writeVersion } from './write';

/**
 * Makes the next version of the table. The new values take their days; older values keep the days before
 * and after.
 *
 * @throws Refusal invalid, by field or because no value would change; conflict when it was not made on the
 *   last version; unavailable while a job holds bills of those days
 */
export async function changeParameters(
  db: Kysely<Tables>,
  sent: ParameterChange,
  maker: Maker,
): Promise<ParameterVersion> {
  requireSound(sent);
  return inBriefTransaction(db, held, async (transaction) => {
    const current = await lockVersions(transaction);
    if (sent.version !== current.number) throw versionConflict(overtaken, sent, current);
    const stored = (await readCurrent(transaction)).map(toParameter);
    const rows = rowsOf(sent);
    const plan = planChange(rows, stored);
    if (plan.added.length === 0) {
      throw new Refusal('invalid', 'La tabla ya dice eso de esas fechas: no hay nada que cambiar.');
    }
    requireLikely(sent, rows, stored);
    const { from, to, state, norm, note } = sent;
    const version = {
      number: current.number + 1,
      changed: plan.added.length,
      comment: sent.comment || describeChange(sent),
      action: 'parameters-changed',
      before: plan.replaced.map(valueFacts),
      after: { from, to, state, norm, ...(note && { note }), values: plan.added.map(valueFacts) },
    } as const;
    return writeVersion(transaction, version, plan, maker);
  });
}

/** @throws Refusal invalid, on the values that are far from those before them and not confirmed */
function requireLikely(
  { values }: ParameterChange,
  rows: readonly ParameterFields[],
  stored: readonly StoredRow[],
): void {
  const judge = doubtsIn([], stored);
  const doubts = rows.flatMap((row, index) => {
    const { doubt } = judge(row);
    return doubt && !values[index]?.isConfirmed ? [[`values.${index}.value`, doubt]] : [];
  });
  if (doubts.length > 0) throw wrongFields(Object.fromEntries(doubts));
}
