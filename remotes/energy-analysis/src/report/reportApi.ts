import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { StudyReport, StudyReportChange } from '@vatio/contracts/energy-analysis/report';
import { HttpError, http } from '@vatio/platform';
import { studyKey } from '../studies/studyApi';

const addressOf = (id: string) => `studies/${encodeURIComponent(id)}/report`;
const keyOf = (id: string) => [...studyKey, 'one', id, '/report'] as const;

/** The printed content of a study's report. It changes with the study: presenting freezes it. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await http.get<StudyReport>(addressOf(id), { signal })).data,
    staleTime: 0,
  });

export function useChangeReport(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (change: StudyReportChange) =>
      (await http.put<StudyReport>(addressOf(id), change)).data,
    onSuccess: (report) => cache.setQueryData(keyOf(id), report),
    // Another person may have presented it meanwhile.
    onError: (error) => {
      if (!(error instanceof HttpError) || error.kind !== 'conflict') return;
      void cache.invalidateQueries({ queryKey: studyKey });
    },
  });
}
