import type { TermsChange, TermsList } from '@vatio/contracts/activity-hours/settings';
import type { SessionUser } from '@vatio/contracts/session';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { difference } from '../../../audit/difference';
import { inTransaction } from '../../../db/transaction';
import { orMissing, versionConflict, wrongField } from '../../../refusal';
import { shareClient } from '../../company/door';
import { deleteTerms, insertTerms, listTerms, lockTerms, updateTerms } from './terms.repository';

/** Terms agreed with clients: hours of a month, and the price of an hour, from a day on. */
export function createTermsService({ db, now }: ServiceParts) {
  const list = async (clientId?: string): Promise<TermsList> => ({
    rows: await listTerms(db, clientId),
  });

  /**
   * Adds terms from a day on, or replaces those of that day.
   *
   * @throws Refusal invalid, missing, or conflict where there are others than the person saw
   */
  async function put(sent: TermsChange, actor: SessionUser): Promise<TermsList> {
    const { clientId, from, version, ...fields } = sent;
    await inTransaction(db, async (transaction) => {
      const client = await shareClient(transaction, clientId);
      if (!client) throw wrongField('clientId', 'Ese cliente no existe');
      const subject = { id: clientId, name: client.name };
      const entry = { at: now(), action: 'client-terms-changed', actor, subject } as const;
      if (version === null && (await insertTerms(transaction, sent))) {
        await record(transaction, { ...entry, before: {}, after: { from, ...fields } });
        return;
      }
      const stored = existing(await lockTerms(transaction, clientId, from));
      const { version: current, ...before } = stored;
      const changed = difference(before, fields);
      if (!changed) return;
      if (version !== current) {
        throw versionConflict(overtaken, sent, { client: subject, from, ...stored });
      }
      await updateTerms(transaction, sent);
      await record(transaction, { ...entry, ...changed, after: { from, ...changed.after } });
    });
    return list(clientId);
  }

  /**
   * Deletes terms, so that the previous terms go on.
   *
   * @throws Refusal missing, or conflict where there are others than the person saw
   */
  async function remove(
    { clientId, from, version }: Pick<TermsChange, 'clientId' | 'from'> & { version: number },
    actor: SessionUser,
  ): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const client = await shareClient(transaction, clientId);
      const subject = { id: clientId, name: client?.name ?? '' };
      const stored = existing(await lockTerms(transaction, clientId, from));
      const { version: current, ...before } = stored;
      if (version !== current) {
        throw versionConflict(changedMeanwhile, { version }, { client: subject, from, ...stored });
      }
      await deleteTerms(transaction, clientId, from);
      const entry = { at: now(), action: 'client-terms-deleted', actor, subject } as const;
      await record(transaction, { ...entry, before: { from, ...before } });
    });
  }

  return { list, put, remove };
}

const existing = <Row>(stored: Row | undefined): Row =>
  orMissing(stored, 'No hay nada acordado desde ese día.');

const overtaken = 'Con este cliente ya hay algo acordado desde ese día.';
const changedMeanwhile = 'Otra persona ha cambiado lo acordado: mira cómo queda antes de quitarlo.';
