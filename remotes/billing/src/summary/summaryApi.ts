import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  BillSummary,
  BillSummaryQuery,
  StudySaving,
} from '@vatio/contracts/billing/summaries';
import { http } from '@vatio/platform';
import { billKey } from '../bills/billApi';

/** A page of groups. The one before stays on screen until it is here. */
export const billSummaryQuery = (filter: Partial<BillSummaryQuery>) =>
  queryOptions({
    queryKey: [...billKey, 'summary', filter],
    queryFn: ({ signal }) => readSummary(filter, signal),
    placeholderData: keepPreviousData,
  });

/** @throws HttpError */
export const readSummary = async (filter: Partial<BillSummaryQuery>, signal: AbortSignal) =>
  (await http.get<BillSummary>('bills/summary', { params: filter, signal })).data;

/** The saving so far of a point's accepted study. */
export const studySavingQuery = (supplyPointId: string) =>
  queryOptions({
    queryKey: [...billKey, 'saving', supplyPointId],
    queryFn: async ({ signal }) =>
      (await http.get<StudySaving>('bills/saving', { params: { supplyPointId }, signal })).data,
  });
