import type { PointRowListAnswer } from '@vatio/contracts/company/imports/pointRows';
import { pointRecord } from '@vatio/contracts/company/pointRecord';
import type {
  NewSupplyPoint,
  SupplyPoint,
  SupplyPointAttention,
  SupplyPointListAnswer,
  SupplyPointQuery,
} from '@vatio/contracts/company/points';
import type { SessionUser } from '@vatio/contracts/session';
import { checkCups } from '@vatio/energy/cups';
import type { Transaction } from 'kysely';
import type { ServiceParts } from '../../../areaKit/area';
import type { Tables } from '../../../db/types';
import { localDay } from '../../../localDay';
import { createRecordService } from '../../../records/records.service';
import { Refusal, wrongField, wrongFields } from '../../../refusal';
import { clientSearchOf } from '../clients/clients.search.repository';
import { placeAtClient } from '../clients/placeAtClient';
import { countAttention } from './points.attention.repository';
import { listSupplyPoints } from './points.list.repository';
import { dataOf, pointTable, readSupplyPoints, type SupplyPointFields } from './points.repository';
import { listPointRows } from './points.row.repository';
import { pointProblems } from './rules';

/** Reads, creates, edits and archives supply points. */
export function createSupplyPointService(parts: ServiceParts) {
  const { db, now } = parts;
  const list = (
    query: SupplyPointQuery,
    { role }: Pick<SessionUser, 'role'>,
  ): Promise<SupplyPointListAnswer> =>
    listSupplyPoints(db, query, localDay(now()), clientSearchOf(role));

  /** A page of the list, each point as the row that would import it. */
  const rows = (query: SupplyPointQuery): Promise<PointRowListAnswer> =>
    listPointRows(db, query, localDay(now()));

  const attention = (): Promise<SupplyPointAttention> => countAttention(db, localDay(now()));

  const records = createRecordService<SupplyPointFields, SupplyPoint, NewSupplyPoint>(parts, {
    facts: pointRecord,
    table: pointTable,
    auditNoun: 'supply-point',
    nameOf: ({ cups }) => cups,
    read: (from, ids, at) => readSupplyPoints(from, ids, localDay(at)),
    check: checkedFields,
    place: placeAtClient,
    requireUnused,
    unique: ['cups', 'Este CUPS ya está dado de alta'],
  });
  return { list, rows, attention, ...records };
}

/** @throws Refusal conflict while it has contracts, readings or curves */
async function requireUnused(transaction: Transaction<Tables>, id: string): Promise<void> {
  const data = await dataOf(transaction, id);
  if (!data) return;
  throw new Refusal(
    'conflict',
    `Este punto de suministro tiene ${data}: archívalo en vez de borrarlo.`,
  );
}

/** The fields with the normalised CUPS. @throws Refusal invalid, by field */
function checkedFields(fields: SupplyPointFields): SupplyPointFields {
  const checked = checkCups(fields.cups);
  if (!checked.isValid) throw wrongField('cups', checked.message.replace(/\.$/, ''));
  const problems = pointProblems(fields);
  if (Object.keys(problems).length > 0) throw wrongFields(problems);
  return { ...fields, cups: checked.cups };
}
