import type { Parameter, ParameterVersion } from '@vatio/contracts/user/parameters';
import type { Kysely } from 'kysely';
import { inBriefTransaction } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { Refusal } from '../../../refusal';
import { findVersion, lockVersions, readBegun, readEnded } from './parameters.repository';
import { identityOf, toParameter } from './rows';
import { datedFacts, held, type Maker, writeVersion } from './write';

/**
 * Restores the table from before its last version, as a new version: results that were calculated with the
 * undone version still find it.
 *
 * @throws Refusal missing; conflict when it is not the last one, or cannot be undone; unavailable while a
 *   job holds bills of those days
 */
export async function undoVersion(
  db: Kysely<Tables>,
  number: number,
  maker: Maker,
): Promise<ParameterVersion> {
  return inBriefTransaction(db, held, async (transaction) => {
    const current = await lockVersions(transaction);
    const undone = await findVersion(transaction, number);
    requireUndoable(undone, current);
    const begun = (await readBegun(transaction, number)).map(toParameter);
    const restored = (await readEnded(transaction, number)).map(toParameter);
    const version = {
      number: number + 1,
      changed: undone.changed,
      comment: `Deshecha la versión ${number}: ${undone.comment}`.slice(0, 200),
      undoes: number,
      action: 'parameters-undone',
      before: begun.filter(isOnlyIn(restored)).map(datedFacts),
      after: { undoes: number, values: restored.filter(isOnlyIn(begun)).map(datedFacts) },
    } as const;
    const ended = begun.map(({ id }) => id);
    const added = restored.map(({ id: _, ...fields }) => fields);
    return writeVersion(transaction, version, { ended, kept: [], added }, maker);
  });
}

function requireUndoable(undone: ParameterVersion, current: ParameterVersion): void {
  if (undone.number !== current.number) {
    throw new Refusal(
      'conflict',
      `Después de la versión ${undone.number} ha habido otro cambio (versión ${current.number}): corrige los valores a mano o deshaz antes el último.`,
    );
  }
  if (undone.actor === null) {
    throw new Refusal('conflict', 'Esta versión vino con el programa: no se puede deshacer.');
  }
  if (undone.undoes !== null) {
    throw new Refusal(
      'conflict',
      `Esta versión ya deshace la ${undone.undoes}: para volver a ella, importa la hoja o pon los valores de nuevo.`,
    );
  }
}

/** Rows that are not among others, too: those only lost or got back days. */
function isOnlyIn(others: readonly Parameter[]) {
  const texts = new Set(others.map(textOf));
  return (row: Parameter) => !texts.has(textOf(row));
}

const textOf = (row: Parameter) => `${identityOf(row)} ${row.value} ${row.norm} ${row.state}`;
