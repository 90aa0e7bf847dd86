import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/types';
import { wrongField } from '../../../refusal';
import { shareClient } from './clients.repository';

/**
 * Places a new record at its client, who is neither archived nor deleted until the transaction ends.
 *
 * @throws Refusal invalid: the client is gone or archived
 */
export async function placeAtClient<New extends { readonly clientId: string }>(
  transaction: Transaction<Tables>,
  { clientId, ...values }: New,
) {
  const client = await shareClient(transaction, clientId);
  if (!client) throw wrongField('clientId', 'Ese cliente no existe');
  if (client.archived) {
    throw wrongField('clientId', 'Este cliente está archivado: restáuralo antes');
  }
  return { values, more: { client_id: clientId }, audited: { clientName: client.name } };
}
