import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@vatio/contracts/company/clients';
import type { SupplyPoint, SupplyPointListAnswer } from '@vatio/contracts/company/points';
import type {
  CalculateStudy,
  NewStudy,
  Study,
  StudyCheck,
  StudyCheckQuery,
  StudyListAnswer,
  StudyQuery,
  StudySummary,
} from '@vatio/contracts/energy-analysis/studies';
import { HttpError, http } from '@vatio/platform';
import { notifyError } from '@vatio/ui/layout';

/** The first part of the query keys: a change of one study reads all queries below it again. */
export const studyKey = ['studies'] as const;

/** A page of the list. The one before stays on screen until it is here. */
export const studyListQuery = (filter: Partial<StudyQuery>) =>
  queryOptions({
    queryKey: [...studyKey, 'list', filter],
    queryFn: ({ signal }) => readStudies(filter, signal),
    placeholderData: keepPreviousData,
  });

/** @throws HttpError */
export const readStudies = async (filter: Partial<StudyQuery>, signal: AbortSignal) =>
  (await http.get<StudyListAnswer>('studies', { params: filter, signal })).data;

export const studySummaryQuery = queryOptions({
  queryKey: [...studyKey, 'summary'],
  queryFn: async ({ signal }) => (await http.get<StudySummary>('studies/summary', { signal })).data,
});

/** Says if the data of a point suffice. They are changed in PDS, so earlier answers are not trusted. */
export const studyCheckQuery = (query: StudyCheckQuery) =>
  queryOptions({
    queryKey: [...studyKey, 'check', query],
    queryFn: async ({ signal }) =>
      (await http.get<StudyCheck>('studies/check', { params: query, signal })).data,
    staleTime: 0,
  });

/**
 * Makes a study and calculates it. One whose calculation fails stays as it is: its page says which data are missing,
 * and a notice any other cause.
 *
 * @param copyOf the study whose offers and report the new one gets
 */
export function useCreateStudy(copyOf?: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (study: NewStudy) => {
      const sent = { ...study, ...(copyOf && { copyOf }) };
      return calculateFirst((await http.post<Study>('studies', sent)).data);
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: studyKey }),
  });
}

async function calculateFirst(study: Study): Promise<Study> {
  const sent: CalculateStudy = { version: study.version, annualise: false };
  try {
    return (await http.post<Study>(`studies/${study.id}/calculate`, sent)).data;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.kind !== 'invalid') notifyError(error);
    return study;
  }
}

/** The most points that are offered at once. */
const offeredPoints = 8;

/** The active points that match some words of CUPS, alias or client. */
export const pointNamesQuery = (q: string) =>
  queryOptions({
    queryKey: ['points', 'names', q],
    queryFn: async ({ signal }) => {
      const params = { state: 'active', pageSize: offeredPoints, ...(q && { q }) };
      return (await http.get<SupplyPointListAnswer>('points', { params, signal })).data.rows;
    },
  });

export const pointQuery = (id: string) =>
  queryOptions({
    queryKey: ['points', 'one', id],
    queryFn: async ({ signal }) =>
      (await http.get<SupplyPoint>(`points/${encodeURIComponent(id)}`, { signal })).data,
  });

/**
 * The name of a client; null when no point has it. People who may not read clients find it on the points,
 * which they may read.
 */
export const clientNameQuery = (id: string, readsClients: boolean) =>
  queryOptions({
    queryKey: ['clients', 'name', id, readsClients],
    queryFn: async ({ signal }) => {
      if (readsClients) {
        return (await http.get<Client>(`clients/${encodeURIComponent(id)}`, { signal })).data.name;
      }
      const params = { clientId: id, pageSize: 1 };
      const { data } = await http.get<SupplyPointListAnswer>('points', { params, signal });
      return data.rows[0]?.clientName ?? null;
    },
  });
