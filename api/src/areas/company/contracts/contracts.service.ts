import type {
  NewSupplyContract,
  SavedContract,
  SupplyContractChange,
  SupplyContractsAnswer,
} from '@vatio/contracts/company/contracts';
import type { SessionUser } from '@vatio/contracts/session';
import type { SeenVersion } from '@vatio/contracts/versions';
import type { Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { difference, withChanges } from '../../../audit/difference';
import { inTransaction } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { orMissing, requireSeen, versionConflict } from '../../../refusal';
import { lockSupplyPoint, supplyPointExists } from '../points/points.repository';
import { existingPoint, requireActive, subjectOf } from '../points/subject';
import {
  type ContractFields,
  contractsOf,
  deleteContract,
  findContract,
  insertContracts,
  type StoredContract,
  toContract,
  updateContract,
} from './contracts.repository';
import { contractWarnings, requireFree, requireRoom, requireSound } from './rules';

/**
 * Reads, adds and corrects the contracts of supply points. A writer first locks the point's row, so
 * two contracts never share a day.
 */
export function createContractService({ db, now }: ServiceParts) {
  /** All contracts of a point, the newest first. @throws Refusal missing */
  async function list(supplyPointId: string): Promise<SupplyContractsAnswer> {
    if (!(await supplyPointExists(db, supplyPointId))) existingPoint(undefined);
    return { rows: (await contractsOf(db, supplyPointId)).map(toContract) };
  }

  /** @throws Refusal missing, or invalid: by field, or the point is archived */
  async function create(
    supplyPointId: string,
    fields: NewSupplyContract,
    actor: SessionUser,
  ): Promise<SavedContract> {
    return inTransaction(db, async (transaction) => {
      const point = existingPoint(await lockSupplyPoint(transaction, supplyPointId));
      requireActive(point);
      requireSound(fields);
      const others = await contractsOf(transaction, supplyPointId);
      requireRoom(others);
      requireFree(fields, others);
      const at = now();
      const id = uuidV7();
      await insertContracts(transaction, [{ id, supplyPointId, fields }], at);
      const subject = subjectOf(supplyPointId, point.values);
      await record(transaction, { at, action: 'contract-created', actor, subject, after: fields });
      const stored = existing(await findContract(transaction, id));
      return toSaved(stored, point.values.voltageKv);
    });
  }

  /** @throws Refusal missing, conflict when the version is not the current one, or invalid by field */
  async function change(
    id: string,
    sent: SupplyContractChange,
    actor: SessionUser,
  ): Promise<SavedContract> {
    return inTransaction(db, async (transaction) => {
      const { contract, point, others } = await lockContract(transaction, id);
      const { voltageKv } = point.values;
      if (sent.version !== contract.version) {
        throw versionConflict(overtaken, sent, toContract(contract));
      }
      requireActive(point);
      const { version: _, ...changes } = sent;
      const fields = withChanges(fieldsOf(contract), changes);
      requireSound(fields);
      requireFree(fields, others);
      const changed = difference(fieldsOf(contract), fields);
      if (!changed) return toSaved(contract, voltageKv);
      const at = now();
      const after = await updateContract(transaction, id, fields, at);
      // The audit knows a contract by its first day.
      const before = { from: contract.from, ...changed.before };
      const entry = { at, action: 'contract-changed', before, after: changed.after } as const;
      const subject = subjectOf(contract.supplyPointId, point.values);
      await record(transaction, { ...entry, actor, subject });
      return toSaved(after, voltageKv);
    });
  }

  /** @throws Refusal missing, conflict when it was changed, or invalid: the point is archived */
  async function remove(id: string, seen: SeenVersion, actor: SessionUser): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const { contract, point } = await lockContract(transaction, id);
      requireSeen(seen.version, contract.version, 'este contrato');
      requireActive(point);
      await deleteContract(transaction, id);
      const entry = { at: now(), action: 'contract-deleted', before: fieldsOf(contract) } as const;
      const subject = subjectOf(contract.supplyPointId, point.values);
      await record(transaction, { ...entry, actor, subject });
    });
  }

  return { list, create, change, remove };
}

/** Locks the point of a contract, then reads this contract and the others. */
async function lockContract(transaction: Transaction<Tables>, id: string) {
  const { supplyPointId } = existing(await findContract(transaction, id));
  const point = existingPoint(await lockSupplyPoint(transaction, supplyPointId));
  const contracts = await contractsOf(transaction, supplyPointId);
  return {
    contract: existing(contracts.find((one) => one.id === id)),
    point,
    others: contracts.filter((one) => one.id !== id),
  };
}

const existing = (contract: StoredContract | undefined): StoredContract =>
  orMissing(contract, 'Ese contrato no existe.');

const toSaved = (stored: StoredContract, voltageKv: string | null): SavedContract => ({
  ...toContract(stored),
  warnings: contractWarnings(stored, voltageKv),
});

function fieldsOf(contract: StoredContract): ContractFields {
  const { id: _id, supplyPointId: _point, version: _version, createdAt: _at, ...fields } = contract;
  return fields;
}

const overtaken = 'Otra persona ha cambiado este contrato mientras lo editabas.';
