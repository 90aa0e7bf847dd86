import { clientRecord } from '@vatio/contracts/company/clientRecord';
import type { ClientQuery, NewClient } from '@vatio/contracts/company/clients';
import { checkTaxId } from '@vatio/energy/cups';
import type { Transaction } from 'kysely';
import type { ServiceParts } from '../../../areaKit/area';
import type { Tables } from '../../../db/types';
import { localDay } from '../../../localDay';
import { createRecordService } from '../../../records/records.service';
import { Refusal, wrongField } from '../../../refusal';
import { listClients } from './clients.list.repository';
import { clientTable, hasHours, hasSupplyPoints, readClients } from './clients.repository';

/** Reads, creates, edits and archives clients. */
export const createClientService = (parts: ServiceParts) => ({
  list: (query: ClientQuery) => listClients(parts.db, query, localDay(parts.now())),
  ...createRecordService(parts, {
    facts: clientRecord,
    table: clientTable,
    auditNoun: 'client',
    nameOf: ({ name }) => name,
    read: (db, ids, at) => readClients(db, ids, localDay(at)),
    check: withCheckedTaxId,
    requireUnused,
    unique: ['taxId', 'Ya hay un cliente con este NIF'],
  }),
});

/** @throws Refusal conflict */
async function requireUnused(transaction: Transaction<Tables>, id: string): Promise<void> {
  const isUsed = (what: string) =>
    new Refusal('conflict', `Este cliente tiene ${what}: archívalo en vez de borrarlo.`);
  if (await hasSupplyPoints(transaction, id)) throw isUsed('puntos de suministro');
  if (await hasHours(transaction, id)) throw isUsed('horas apuntadas');
}

function withCheckedTaxId(fields: NewClient): NewClient {
  const checked = checkTaxId(fields.taxId);
  if (!checked.isValid) throw wrongField('taxId', checked.message.replace(/\.$/, ''));
  return { ...fields, taxId: checked.taxId };
}
