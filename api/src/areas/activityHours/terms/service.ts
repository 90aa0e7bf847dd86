import type { TermsChange, TermsList } from '@vatio/contracts/activityHours/settings';
import type { SessionUser } from '@vatio/contracts/session';
import { difference } from '../../../audit/difference';
import { record } from '../../../audit/repository';
import { inTransaction } from '../../../db/transaction';
import { orMissing, wrongField } from '../../../refusal';
import type { ServiceParts } from '../../area';
import { shareClient } from '../../company/door';
import { deleteTerms, listTerms, lockTerms, putTerms } from './repository';

/** What was agreed with clients: hours of a month, and what an hour costs, from a day on. */
export function createTermsService({ db, now }: ServiceParts) {
  const list = async (clientId?: string): Promise<TermsList> => ({
    rows: await listTerms(db, clientId),
  });

  /** New ones from a day on, or others in the place of those of that day. @throws Refusal invalid */
  async function put(sent: TermsChange, actor: SessionUser): Promise<TermsList> {
    const { clientId, from, monthlyBudgetMinutes, rateEurPerHour } = sent;
    await inTransaction(db, async (transaction) => {
      const client = await shareClient(transaction, clientId);
      if (!client) throw wrongField('clientId', 'Ese cliente no existe');
      const stored = await lockTerms(transaction, clientId, from);
      const fields = { monthlyBudgetMinutes, rateEurPerHour };
      const changed = stored ? difference(stored, fields) : { before: {}, after: fields };
      if (!changed) return;
      await putTerms(transaction, sent);
      const subject = { id: clientId, name: client.name };
      const entry = { at: now(), action: 'client-terms-changed', actor, subject } as const;
      await record(transaction, { ...entry, ...changed, after: { from, ...changed.after } });
    });
    return list(clientId);
  }

  /** The ones before go on. @throws Refusal missing */
  async function remove(clientId: string, from: string, actor: SessionUser): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const client = await shareClient(transaction, clientId);
      const stored = await lockTerms(transaction, clientId, from);
      const before = { from, ...orMissing(stored, 'No hay nada acordado desde ese día.') };
      await deleteTerms(transaction, clientId, from);
      const subject = { id: clientId, name: client?.name ?? '' };
      const entry = { at: now(), action: 'client-terms-deleted', actor, subject } as const;
      await record(transaction, { ...entry, before });
    });
  }

  return { list, put, remove };
}
