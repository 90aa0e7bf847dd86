import { queryOptions } from '@tanstack/react-query';
import type {
  Contact,
  ContactChange,
  ContactListAnswer,
  NewContact,
} from '@vatio/contracts/company/contacts';
import { http } from '@vatio/platform';
import { clientKey } from '../../common/keys';
import { useSupplyChange, useSupplyDecision } from '../../common/supplyChangeApi';

const contactKey = [...clientKey, 'contacts'];

/** All contacts of a client. */
export const contactListQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...contactKey, 'list', clientId],
    queryFn: async ({ signal }) =>
      (await http.get<ContactListAnswer>('contacts', { params: { clientId }, signal })).data,
  });

export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: [...contactKey, 'one', id],
    queryFn: async ({ signal }) => (await http.get<Contact>(addressOf(id), { signal })).data,
  });

export const useCreateContact = (clientId: string) =>
  useSupplyChange(
    async (contact: Omit<NewContact, 'clientId'>) =>
      (await http.post<Contact>('contacts', { clientId, ...contact })).data,
  );

export const useChangeContact = (id: string) =>
  useSupplyChange(
    async (change: ContactChange) => (await http.patch<Contact>(addressOf(id), change)).data,
  );

export const useDeleteContact = () =>
  useSupplyDecision(async ({ id, version }: Pick<Contact, 'id' | 'version'>) => {
    await http.delete(addressOf(id), { params: { version } });
  });

const addressOf = (id: string) => `contacts/${encodeURIComponent(id)}`;
