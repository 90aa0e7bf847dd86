import type { SessionUser } from '@vatio/contracts/session';
import type { ParameterChange, ParameterVersion } from '@vatio/contracts/user/parameters';
import type { Kysely } from 'kysely';
import { record } from '../../../audit/repository';
import { inBriefTransaction } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { Refusal, versionConflict } from '../../../refusal';
import { overlaps, remainders, saysTheSame } from './cut';
import { describeChange } from './describe';
import { insertVersion, lockVersions, readCurrent, replaceRows } from './repository';
import { identityOf, type ParameterFields, toParameter, wholeKey } from './rows';
import { requireSound } from './rules';

const held =
  'Ahora mismo se cargan o verifican datos de esas fechas, y no se ha guardado nada. Inténtalo de nuevo dentro de un minuto.';

/** The subject of the audit: there is one table. */
const subject = { id: '00000000-0000-7000-8000-000000000001', name: 'Parámetros regulados' };

/**
 * Makes the next version of the table. The new values take their days; older values keep the days
 * before and after.
 *
 * @throws Refusal invalid, by field or because nothing would change; conflict when it was not made
 *   on the last version; unavailable while a job holds bills of those days
 */
export async function changeParameters(
  db: Kysely<Tables>,
  sent: ParameterChange,
  { actor, at }: { readonly actor: SessionUser; readonly at: Date },
): Promise<ParameterVersion> {
  requireSound(sent);
  return inBriefTransaction(db, held, async (transaction) => {
    const current = await lockVersions(transaction);
    if (sent.version !== current.number) throw versionConflict(overtaken, sent, current);
    const stored = (await readCurrent(transaction)).map(toParameter);
    const { added, ended, kept, replaced } = plan(newRows(sent), stored);
    if (added.length === 0) {
      throw new Refusal('invalid', 'La tabla ya dice eso de esas fechas: no hay nada que cambiar.');
    }
    const version = {
      number: current.number + 1,
      at: at.toISOString(),
      changed: added.length,
      actor: { id: actor.id, name: actor.name },
      comment: sent.comment || describeChange(sent),
    };
    await insertVersion(transaction, version);
    await replaceRows(transaction, version.number, ended, [...kept, ...added]);
    await record(transaction, {
      at,
      action: 'parameters-changed',
      actor,
      subject,
      before: { values: replaced.map(valueFacts) },
      after: { ...changeFacts(sent, version.number), values: added.map(valueFacts) },
    });
    return version;
  });
}

function newRows(sent: ParameterChange): ParameterFields[] {
  const { from, to, norm, state, note = '' } = sent;
  return sent.values.map((value) => ({
    ...wholeKey(value),
    from,
    to,
    norm,
    state,
    note,
    value: value.value,
    powerLimit: value.powerLimit ?? null,
    per: value.per ?? null,
    condition: value.condition ?? null,
  }));
}

interface Plan {
  /** The new values that differ from the stored ones. */
  readonly added: readonly ParameterFields[];
  /** Ids of rows that lose days. */
  readonly ended: readonly string[];
  /** The remaining parts of those rows. */
  readonly kept: readonly ParameterFields[];
  /** The former values on the first day. */
  readonly replaced: readonly ParameterFields[];
}

function plan(sent: readonly ParameterFields[], stored: readonly StoredRow[]): Plan {
  const plans = sent.map((row): Plan => {
    const taken = stored.filter((one) => identityOf(one) === identityOf(row) && overlaps(one, row));
    const [only] = taken;
    if (taken.length === 1 && only && saysTheSame(only, row)) return nothing;
    return {
      added: [row],
      ended: taken.map(({ id }) => id),
      kept: taken.flatMap(({ id: _, ...fields }) => remainders<ParameterFields>(fields, row)),
      replaced: taken.filter(({ from }) => from <= row.from),
    };
  });
  return {
    added: plans.flatMap(({ added }) => added),
    ended: plans.flatMap(({ ended }) => ended),
    kept: plans.flatMap(({ kept }) => kept),
    replaced: plans.flatMap(({ replaced }) => replaced),
  };
}

type StoredRow = ParameterFields & { readonly id: string };
const nothing: Plan = { added: [], ended: [], kept: [], replaced: [] };

const valueFacts = (row: ParameterFields) => ({
  ...wholeKey(row),
  value: row.value,
  ...(row.condition && { condition: row.condition }),
});

function changeFacts({ from, to, state, norm, note }: ParameterChange, version: number) {
  return { version, from, to, state, norm, ...(note && { note }) };
}

const overtaken = 'Otra persona ha cambiado los parámetros mientras los editabas.';
