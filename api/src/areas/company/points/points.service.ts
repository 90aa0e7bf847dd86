import type { PointRowListAnswer } from '@vatio/contracts/company/pointRows';
import type {
  NewSupplyPoint,
  SupplyPoint,
  SupplyPointAttention,
  SupplyPointChange,
  SupplyPointListAnswer,
  SupplyPointQuery,
} from '@vatio/contracts/company/points';
import type { SessionUser } from '@vatio/contracts/session';
import type { SeenVersion } from '@vatio/contracts/versions';
import { checkCups } from '@vatio/energy/cups';
import { v7 as uuidV7 } from 'uuid';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { difference, withChanges } from '../../../audit/difference';
import { type Db, inTransaction } from '../../../db/transaction';
import { localDay } from '../../../localDay';
import {
  Refusal,
  refuseDuplicate,
  requireSeen,
  versionConflict,
  wrongField,
  wrongFields,
} from '../../../refusal';
import { shareClient } from '../clients/clients.repository';
import { clientSearchOf } from '../clients/clients.search.repository';
import { countAttention } from './points.attention.repository';
import { listSupplyPoints } from './points.list.repository';
import {
  dataOf,
  deleteSupplyPoint,
  insertSupplyPoints,
  lockSupplyPoint,
  readSupplyPoints,
  type SupplyPointFields,
  updateSupplyPoint,
} from './points.repository';
import { listPointRows } from './points.row.repository';
import { pointProblems } from './rules';
import { existingPoint, requireActive, subjectOf } from './subject';

/** Reads, creates, edits and archives supply points. */
export function createSupplyPointService({ db, now }: ServiceParts) {
  const list = (
    query: SupplyPointQuery,
    { role }: Pick<SessionUser, 'role'>,
  ): Promise<SupplyPointListAnswer> =>
    listSupplyPoints(db, query, localDay(now()), clientSearchOf(role));

  /** A page of the list, each point as the row that would import it. */
  const rows = (query: SupplyPointQuery): Promise<PointRowListAnswer> =>
    listPointRows(db, query, localDay(now()));

  const attention = (): Promise<SupplyPointAttention> => countAttention(db, localDay(now()));

  /** @throws Refusal missing */
  const find = (id: string): Promise<SupplyPoint> => findPoint(db, id, now());

  /** @throws Refusal invalid, by field: the CUPS is wrong or taken, the client gone or archived */
  async function create(
    { clientId, ...sent }: NewSupplyPoint,
    actor: SessionUser,
  ): Promise<SupplyPoint> {
    const fields = checkedFields(sent);
    const at = now();
    const create = inTransaction(db, async (transaction) => {
      const client = await shareClient(transaction, clientId);
      if (!client) throw wrongField('clientId', 'Ese cliente no existe');
      if (client.archived) {
        throw wrongField('clientId', 'Este cliente está archivado: restáuralo antes');
      }
      const id = uuidV7();
      await insertSupplyPoints(transaction, [{ id, clientId, fields }], at);
      await record(transaction, {
        at,
        action: 'supply-point-created',
        actor,
        subject: subjectOf(id, fields),
        after: { clientName: client.name, ...fields },
      });
      return findPoint(transaction, id, at);
    });
    return create.catch(refuseTaken);
  }

  /**
   * Changes the fields that are given and differ.
   *
   * @throws Refusal missing, conflict when the version is not the current one, or invalid: by field, or
   *   it is archived
   */
  async function change(
    id: string,
    sent: SupplyPointChange,
    actor: SessionUser,
  ): Promise<SupplyPoint> {
    const at = now();
    const change = inTransaction(db, async (transaction) => {
      const point = existingPoint(await lockSupplyPoint(transaction, id));
      if (sent.version !== point.version) {
        throw versionConflict(overtaken, sent, await findPoint(transaction, id, at));
      }
      requireActive(point);
      const { version: _, ...changes } = sent;
      const fields = checkedFields(withChanges(point.fields, changes));
      const changed = difference(point.fields, fields);
      if (changed) {
        await updateSupplyPoint(transaction, id, fields, at);
        const entry = { at, action: 'supply-point-changed', ...changed } as const;
        await record(transaction, { ...entry, actor, subject: subjectOf(id, fields) });
      }
      return findPoint(transaction, id, at);
    });
    return change.catch(refuseTaken);
  }

  /** Leaves a point alone that is so already. @throws Refusal missing, or conflict */
  async function setArchived(
    id: string,
    archived: boolean,
    { version }: SeenVersion,
    actor: SessionUser,
  ): Promise<SupplyPoint> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const point = existingPoint(await lockSupplyPoint(transaction, id));
      if (point.archived !== archived) {
        requireSeen(version, point.version, thisPoint);
        await updateSupplyPoint(transaction, id, { archived }, at);
        const action = archived ? 'supply-point-archived' : 'supply-point-restored';
        await record(transaction, { at, action, actor, subject: subjectOf(id, point.fields) });
      }
      return findPoint(transaction, id, at);
    });
  }

  /** @throws Refusal missing, or conflict while it has contracts, readings or curves, or was changed */
  async function remove(id: string, seen: SeenVersion, actor: SessionUser): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const { fields, version } = existingPoint(await lockSupplyPoint(transaction, id));
      requireSeen(seen.version, version, thisPoint);
      const data = await dataOf(transaction, id);
      if (data) {
        throw new Refusal(
          'conflict',
          `Este punto de suministro tiene ${data}: archívalo en vez de borrarlo.`,
        );
      }
      await deleteSupplyPoint(transaction, id);
      const entry = { at: now(), action: 'supply-point-deleted', before: fields } as const;
      await record(transaction, { ...entry, actor, subject: subjectOf(id, fields) });
    });
  }

  return { list, rows, attention, find, create, change, setArchived, remove };
}

async function findPoint(db: Db, id: string, at: Date): Promise<SupplyPoint> {
  const [point] = await readSupplyPoints(db, [id], localDay(at));
  return existingPoint(point);
}

/**
 * Returns the fields with the normalised CUPS.
 *
 * @throws Refusal invalid, by field
 */
function checkedFields(fields: SupplyPointFields): SupplyPointFields {
  const checked = checkCups(fields.cups);
  if (!checked.isValid) throw wrongField('cups', checked.message.replace(/\.$/, ''));
  const problems = pointProblems(fields);
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  return { ...fields, cups: checked.cups };
}

const refuseTaken = refuseDuplicate('cups', 'Este CUPS ya está dado de alta');
const thisPoint = 'este punto de suministro';
const overtaken = 'Otra persona ha cambiado este punto de suministro mientras lo editabas.';
