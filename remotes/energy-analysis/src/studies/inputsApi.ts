import { queryOptions } from '@tanstack/react-query';
import type { StudyInputs } from '@vatio/contracts/energyAnalysis/studies';
import { http } from '@vatio/platform';
import { studyKey } from './studyApi';

/** What prices other powers of a calculation: it never changes. */
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
    // A year of quarters: one that nobody looks at is not kept for long.
    gcTime: 60_000,
  });
