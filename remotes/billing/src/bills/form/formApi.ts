import { queryOptions } from '@tanstack/react-query';
import type { Bill, BillChange, BillListAnswer, NewBill } from '@vatio/contracts/billing/bills';
import type { BillInputs, BillInputsQuery, Prefill } from '@vatio/contracts/billing/inputs';
import type { SupplyPointListAnswer } from '@vatio/contracts/company/points';
import { HttpError, http } from '@vatio/platform';
import { billAddress, billKey, useBillAction } from '../billApi';

/** The most points or bills that are offered at once. */
const offered = 8;

/** The active points that match some words of CUPS, alias or client. */
export const pointNamesQuery = (q: string) =>
  queryOptions({
    queryKey: ['points', 'names', q],
    queryFn: async ({ signal }) => {
      const params = { state: 'active', pageSize: offered, ...(q && { q }) };
      return (await http.get<SupplyPointListAnswer>('points', { params, signal })).data.rows;
    },
  });

/**
 * The known facts of a point's next bill, or of the bill whose first reading is given. Fetched anew for
 * each: the previous bill may have just been added.
 */
export const prefillQuery = (supplyPointId: string, from?: string) =>
  queryOptions({
    queryKey: [...billKey, 'prefill', supplyPointId, from],
    queryFn: async ({ signal }) => {
      const params = { supplyPointId, ...(from && { from }) };
      return (await http.get<Prefill>('bills/prefill', { params, signal })).data;
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

/** The last bills of a point, which another one may rectify. */
export const billsOfPointQuery = (supplyPointId: string) =>
  queryOptions({
    queryKey: [...billKey, 'ofPoint', supplyPointId],
    queryFn: async ({ signal }) => {
      const params = { supplyPointId, sort: '-period', pageSize: 25 };
      return (await http.get<BillListAnswer>('bills', { params, signal })).data.rows;
    },
  });

/** Bills whose number looks like this one. */
export const sameNumberQuery = (number: string) =>
  queryOptions({
    queryKey: [...billKey, 'number', number],
    queryFn: async ({ signal }) => {
      const params = { q: number, pageSize: offered };
      return (await http.get<BillListAnswer>('bills', { params, signal })).data.rows;
    },
  });

/** The data that verify a bill of these days. */
export const billInputsQuery = (query: BillInputsQuery) =>
  queryOptions({
    queryKey: [...billKey, 'inputs', query],
    queryFn: async ({ signal }) =>
      (await http.get<BillInputs>('bills/inputs', { params: query, signal })).data,
  });

/** The bill to send, and the form rows of its lines, where problems are shown. */
export interface OfRows<Sent> {
  readonly bill: Sent;
  readonly rows: readonly number[];
}

export const useCreateBill = () =>
  useBillAction(({ bill, rows }: OfRows<NewBill>) =>
    inRows(rows, async () => (await http.post<Bill>('bills', bill)).data),
  );

export const useChangeBill = (id: string) =>
  useBillAction(({ bill, rows }: OfRows<BillChange>) =>
    inRows(rows, async () => (await http.put<Bill>(billAddress(id), bill)).data),
  );

/** Problems of a sent line are those of its row: empty rows are not sent. @throws HttpError */
async function inRows<Answer>(
  rows: readonly number[],
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 422) throw error;
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([path, message]) => [pathInRows(path, rows), message]),
    );
    throw new HttpError({ status: 422, body: { message: error.message, fields }, cause: error });
  }
}

/** «lines.1.period» → «lines.4.period» */
export function pathInRows(path: string, rows: readonly number[]): string {
  const [name, place, ...rest] = path.split('.');
  const row = name === 'lines' ? rows[Number(place)] : undefined;
  return row === undefined ? path : ['lines', row, ...rest].join('.');
}
