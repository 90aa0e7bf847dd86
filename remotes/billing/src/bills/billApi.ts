import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  Bill,
  BillClients,
  BillListAnswer,
  BillPoints,
  BillRow,
  BillSuppliers,
  BillTotals,
} from '@vatio/contracts/billing/bills';
import { mostIdsAsked } from '@vatio/contracts/billing/billWords';
import type { Client } from '@vatio/contracts/company/clients';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { HttpError, http } from '@vatio/platform';
import type { OnProgress } from '@vatio/ui/export';

/** The first part of the query keys: a change of one bill reads all queries below it again. */
export const billKey = ['bills'] as const;

export const billAddress = (id: string) => `bills/${encodeURIComponent(id)}`;

export const billListKey = [...billKey, 'list'];

/** A page of the list. @param params for what is left out the API has defaults @throws HttpError */
export const readBills = async (params: object, signal: AbortSignal) =>
  (await http.get<BillListAnswer>('bills', { params, signal })).data;

/**
 * Bills by their ids; those that are gone are left out. More than fit an address are asked for in
 * parts, in the order of the ids.
 *
 * @throws HttpError
 */
export async function readBillsOf(
  ids: readonly string[],
  sort: string,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: OnProgress },
): Promise<BillRow[]> {
  const all: BillRow[] = [];
  for (let start = 0; start < ids.length; start += mostIdsAsked) {
    const some = ids.slice(start, start + mostIdsAsked);
    const asked = { ids: some.join(','), pageSize: mostIdsAsked, sort };
    all.push(...(await readBills(asked, signal)).rows);
    onProgress(start + some.length, ids.length);
  }
  return all;
}

/** The number of bills in each state, and the sums of the listed bills. */
export const billTotalsQuery = (filter: object) =>
  queryOptions({
    queryKey: [...billKey, 'totals', filter],
    queryFn: async ({ signal }) =>
      (await http.get<BillTotals>('bills/totals', { params: filter, signal })).data,
    placeholderData: keepPreviousData,
  });

export const billSuppliersQuery = queryOptions({
  queryKey: [...billKey, 'suppliers'],
  queryFn: async ({ signal }) =>
    (await http.get<BillSuppliers>('bills/suppliers', { signal })).data.rows,
});

/** The clients that have bills. */
export const billClientsQuery = queryOptions({
  queryKey: [...billKey, 'clients'],
  queryFn: async ({ signal }) =>
    (await http.get<BillClients>('bills/clients', { signal })).data.rows,
});

/** The points of a client that have bills. */
export const billPointsQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...billKey, 'points', clientId],
    queryFn: async ({ signal }) =>
      (await http.get<BillPoints>('bills/points', { params: { clientId }, signal })).data.rows,
  });

export const clientNameQuery = (id: string) =>
  queryOptions({
    queryKey: ['clients', 'name', id],
    queryFn: async ({ signal }) =>
      (await http.get<Client>(`clients/${encodeURIComponent(id)}`, { signal })).data.name,
  });

export const pointQuery = (id: string) =>
  queryOptions({
    queryKey: ['points', 'one', id],
    queryFn: async ({ signal }) =>
      (await http.get<SupplyPoint>(`points/${encodeURIComponent(id)}`, { signal })).data,
  });

/** A bill and the version that is known of it. */
export interface BillToChange {
  readonly id: string;
  readonly version: number;
}

/**
 * Changes one bill. Afterwards, and after a refusal because another person saved first, bills and lists are
 * read again: a retry starts from the bill as it is.
 */
export function useBillAction<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const cache = useQueryClient();
  const readAgain = () => {
    void cache.invalidateQueries({ queryKey: billKey });
  };
  return useMutation({
    mutationFn,
    onSuccess: readAgain,
    onError: (error) => {
      if (error instanceof HttpError && error.kind === 'conflict') readAgain();
    },
  });
}

/** It can be brought back. @throws HttpError */
export const deleteBill = async ({ id, version }: BillToChange) => {
  await http.post(`${billAddress(id)}/delete`, { version });
};

/** The change that restores a deleted bill: deleting it was a change, too. */
export const onceDeleted = ({ id, version }: BillToChange): BillToChange => ({
  id,
  version: version + 1,
});

/** @throws HttpError */
export const restoreBill = async ({ id, version }: BillToChange) =>
  (await http.post<Bill>(`${billAddress(id)}/restore`, { version })).data;
