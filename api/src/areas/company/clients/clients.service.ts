import type {
  Client,
  ClientChange,
  ClientListAnswer,
  ClientQuery,
  NewClient,
} from '@vatio/contracts/company/clients';
import type { SessionUser } from '@vatio/contracts/session';
import type { SeenVersion } from '@vatio/contracts/versions';
import { checkTaxId } from '@vatio/energy/cups';
import { v7 as uuidV7 } from 'uuid';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { difference, withChanges } from '../../../audit/difference';
import { type Db, inTransaction } from '../../../db/transaction';
import { localDay } from '../../../localDay';
import {
  orMissing,
  Refusal,
  refuseDuplicate,
  requireSeen,
  versionConflict,
  wrongField,
} from '../../../refusal';
import { listClients } from './clients.list.repository';
import {
  type ClientFields,
  deleteClient,
  hasHours,
  hasSupplyPoints,
  insertClients,
  lockClient,
  readClients,
  updateClient,
} from './clients.repository';

/** Reads, creates, edits and archives clients. */
export function createClientService({ db, now }: ServiceParts) {
  const list = (query: ClientQuery): Promise<ClientListAnswer> =>
    listClients(db, query, localDay(now()));

  /** @throws Refusal missing */
  const find = (id: string): Promise<Client> => findClient(db, id, now());

  /** @throws Refusal invalid, by field: the NIF is wrong or taken */
  async function create(sent: NewClient, actor: SessionUser): Promise<Client> {
    const fields = withCheckedTaxId(sent);
    const at = now();
    const create = inTransaction(db, async (transaction) => {
      const id = uuidV7();
      await insertClients(transaction, [{ id, ...fields }], at);
      const subject = subjectOf(id, fields);
      await record(transaction, { at, action: 'client-created', actor, subject, after: fields });
      return findClient(transaction, id, at);
    });
    return create.catch(refuseTaken);
  }

  /**
   * Changes the fields that are given and differ.
   *
   * @throws Refusal missing, conflict when the version is not the current one, or invalid: by field, or
   *   it is archived
   */
  async function change(id: string, sent: ClientChange, actor: SessionUser): Promise<Client> {
    const at = now();
    const change = inTransaction(db, async (transaction) => {
      const client = existing(await lockClient(transaction, id));
      if (sent.version !== client.version) {
        throw versionConflict(overtaken, sent, await findClient(transaction, id, at));
      }
      if (client.archived) {
        throw new Refusal('invalid', 'Este cliente está archivado: restáuralo antes.');
      }
      const { version: _, ...changes } = sent;
      const fields = withCheckedTaxId(withChanges(client.fields, changes));
      const changed = difference(client.fields, fields);
      if (changed) {
        await updateClient(transaction, id, fields, at);
        const subject = subjectOf(id, fields);
        await record(transaction, { at, action: 'client-changed', actor, subject, ...changed });
      }
      return findClient(transaction, id, at);
    });
    return change.catch(refuseTaken);
  }

  /** Leaves a client alone that is so already. @throws Refusal missing, or conflict */
  async function setArchived(
    id: string,
    archived: boolean,
    { version }: SeenVersion,
    actor: SessionUser,
  ): Promise<Client> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const client = existing(await lockClient(transaction, id));
      if (client.archived !== archived) {
        requireSeen(version, client.version, thisClient);
        await updateClient(transaction, id, { archived }, at);
        const action = archived ? 'client-archived' : 'client-restored';
        await record(transaction, { at, action, actor, subject: subjectOf(id, client.fields) });
      }
      return findClient(transaction, id, at);
    });
  }

  /** @throws Refusal missing, or conflict while it has supply points or hours, or was changed */
  async function remove(id: string, seen: SeenVersion, actor: SessionUser): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const { fields, version } = existing(await lockClient(transaction, id));
      requireSeen(seen.version, version, thisClient);
      if (await hasSupplyPoints(transaction, id)) {
        throw new Refusal(
          'conflict',
          'Este cliente tiene puntos de suministro: archívalo en vez de borrarlo.',
        );
      }
      if (await hasHours(transaction, id)) {
        throw new Refusal(
          'conflict',
          'Este cliente tiene horas apuntadas: archívalo en vez de borrarlo.',
        );
      }
      await deleteClient(transaction, id);
      const entry = { at: now(), action: 'client-deleted', before: fields } as const;
      await record(transaction, { ...entry, actor, subject: subjectOf(id, fields) });
    });
  }

  return { list, find, create, change, setArchived, remove };
}

const existing = <T>(client: T | undefined): T => orMissing(client, 'Ese cliente no existe.');

async function findClient(db: Db, id: string, at: Date): Promise<Client> {
  const [client] = await readClients(db, [id], localDay(at));
  return existing(client);
}

const subjectOf = (id: string, { name }: ClientFields) => ({ id, name });

function withCheckedTaxId(fields: ClientFields): ClientFields {
  const checked = checkTaxId(fields.taxId);
  if (!checked.isValid) throw wrongField('taxId', checked.message.replace(/\.$/, ''));
  return { ...fields, taxId: checked.taxId };
}

const thisClient = 'este cliente';
const overtaken = 'Otra persona ha cambiado este cliente mientras lo editabas.';

const refuseTaken = refuseDuplicate('taxId', 'Ya hay un cliente con este NIF');
