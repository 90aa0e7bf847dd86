import { queryOptions } from '@tanstack/react-query';
import type { StudyInputs } from '@vatio/contracts/energy-analysis/studies';
import { http } from '@vatio/platform';
import { studyKey } from './studyApi';

/** The inputs that price other powers of a calculation: they never change. */
export const studyInputsQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: [...studyKey, 'inputs', id, number],
    queryFn: async ({ signal }) =>
      (
        await http.get<StudyInputs>(
          `studies/${encodeURIComponent(id)}/calculations/${number}/inputs`,
          { signal },
        )
      ).data,
    staleTime: Number.POSITIVE_INFINITY,
    // A year of quarters: an unused one is soon dropped.
    gcTime: 60_000,
  });
