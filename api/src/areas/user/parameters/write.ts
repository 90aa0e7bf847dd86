import type { SessionUser } from '@vatio/contracts/session';
import type { ParameterVersion } from '@vatio/contracts/user/parameters';
import type { AuditAction } from '../../../audit/audit.repository';
import { record } from '../../../audit/audit.repository';
import type { Db } from '../../../db/transaction';
import { insertVersion, replaceRows } from './parameters.repository';
import type { Plan } from './plan';
import { type ParameterFields, wholeKey } from './rows';

export interface Maker {
  readonly actor: SessionUser;
  readonly at: Date;
}

/** The next version, and its entry in the audit. */
export interface NextVersion extends Pick<ParameterVersion, 'number' | 'comment' | 'changed'> {
  readonly undoes?: number;
  readonly action: AuditAction;
  readonly before: readonly object[];
  readonly after: Readonly<Record<string, unknown>>;
}

/** Says who may hold the data that a change of values touches, and what to do. */
export const held =
  'Ahora mismo se cargan o verifican datos de esas fechas, y no se ha guardado nada. Inténtalo de nuevo dentro de un minuto.';

export const overtaken = 'Otra persona ha cambiado los parámetros mientras los editabas.';

/** The subject of the audit: there is one table. */
const subject = { id: '00000000-0000-7000-8000-000000000001', name: 'Parámetros regulados' };

/** Writes a version with its rows and its entry of the audit; the caller holds `lockVersions`. */
export async function writeVersion(
  db: Db,
  { action, before, after, undoes, ...facts }: NextVersion,
  { ended, kept, added }: Pick<Plan, 'ended' | 'kept' | 'added'>,
  { actor, at }: Maker,
): Promise<ParameterVersion> {
  const version = {
    ...facts,
    at: at.toISOString(),
    actor: { id: actor.id, name: actor.name },
    undoes: undoes ?? null,
  };
  await insertVersion(db, version);
  await replaceRows(db, version.number, ended, [...kept, ...added]);
  await record(db, {
    at,
    action,
    actor,
    subject,
    before: { values: before },
    after: { version: version.number, ...after },
  });
  return version;
}

/** A value as the audit keeps it. */
export const valueFacts = (row: ParameterFields) => ({
  ...wholeKey(row),
  value: row.value,
  ...(row.condition && { condition: row.condition }),
});

/** The same with its days, where those of an entry differ. */
export const datedFacts = (row: ParameterFields) => ({
  ...valueFacts(row),
  from: row.from,
  to: row.to,
});
