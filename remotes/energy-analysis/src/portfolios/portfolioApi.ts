import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClientListAnswer } from '@vatio/contracts/company/clients';
import type {
  NewPortfolio,
  OpenedStudies,
  Portfolio,
  PortfolioListAnswer,
  PortfolioPointListAnswer,
  PortfolioPointQuery,
  PortfolioQuery,
} from '@vatio/contracts/energy-analysis/portfolios';
import { http } from '@vatio/platform';
import { studyKey } from '../studies/studyApi';
import { isOpen, mostARequest } from './portfolio';

const key = ['portfolios'] as const;
const addressOf = (id: string) => `portfolios/${encodeURIComponent(id)}`;

/** Between two looks at what the API is doing: one portfolio, and a list of them. */
const lookMs = 500;
const listLookMs = 2000;

/** A page of the list, the newest first. It is read again while the API is at work on one of them. */
export const portfolioListQuery = (filter: Partial<PortfolioQuery>) =>
  queryOptions({
    queryKey: [...key, 'list', filter],
    queryFn: async ({ signal }) =>
      (await http.get<PortfolioListAnswer>('portfolios', { params: filter, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: listLookMs,
    refetchInterval: ({ state }) => (state.data?.rows.some(isOpen) ? listLookMs : false),
  });

/** One portfolio. It is read again and again while the API is at work on it. */
export const portfolioQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: async ({ signal }) => (await http.get<Portfolio>(addressOf(id), { signal })).data,
    staleTime: lookMs,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? lookMs : false),
  });

/** A page of the points of a portfolio that is done. */
export const portfolioPointsQuery = (id: string, filter: Partial<PortfolioPointQuery>) =>
  queryOptions({
    queryKey: [...key, 'points', id, filter],
    queryFn: ({ signal }) => readPortfolioPoints(id, filter, signal),
    placeholderData: keepPreviousData,
  });

/** @throws HttpError */
export const readPortfolioPoints = async (
  id: string,
  params: Partial<PortfolioPointQuery>,
  signal: AbortSignal,
) => (await http.get<PortfolioPointListAnswer>(`${addressOf(id)}/points`, { params, signal })).data;

export function useStartPortfolio() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (sent: NewPortfolio) => (await http.post<Portfolio>('portfolios', sent)).data,
    onSuccess: () => cache.invalidateQueries({ queryKey: key }),
  });
}

/** Also after a failure: a refusal mostly means that it has ended by now. */
export function useCancelPortfolio() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await http.post(`${addressOf(id)}/cancel`);
    },
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  });
}

export interface Opening {
  readonly supplyPointIds: readonly string[];
  /** The number of points requested so far. */
  readonly onProgress: (done: number) => void;
}

/** Some at a time, so that the API has air for others; those that are open stay when one fails. */
export function useOpenStudies(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ supplyPointIds, onProgress }: Opening): Promise<OpenedStudies> => {
      const all: OpenedStudies = { opened: [], skipped: [] };
      for (let done = 0; done < supplyPointIds.length; done += mostARequest) {
        onProgress(done);
        const sent = { supplyPointIds: supplyPointIds.slice(done, done + mostARequest) };
        const { data } = await http.post<OpenedStudies>(`${addressOf(id)}/studies`, sent);
        all.opened.push(...data.opened);
        all.skipped.push(...data.skipped);
      }
      return all;
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: studyKey }),
        cache.invalidateQueries({ queryKey: [...key, 'points', id] }),
      ]),
  });
}

/** The most clients that are offered at once. */
const offeredClients = 8;

/** The active clients that match some words. */
export const clientNamesQuery = (q: string) =>
  queryOptions({
    queryKey: ['clients', 'names', q],
    queryFn: async ({ signal }) => {
      const params = { state: 'active', pageSize: offeredClients, ...(q && { q }) };
      return (await http.get<ClientListAnswer>('clients', { params, signal })).data.rows;
    },
  });
