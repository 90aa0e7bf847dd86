import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AddedReadings,
  NewReading,
  Reading,
  ReadingChange,
  ReadingQuery,
  ReadingsAnswer,
} from '@vatio/contracts/company/readings';
import { http } from '@vatio/platform';
import { pointAddress, supplyPointKey } from '../common/keys';

const key = [...supplyPointKey, 'readings'] as const;

/** The readings of a point that have one of these days. Those before stay on screen until they are here. */
export const readingsQuery = (pointId: string, days: ReadingQuery) =>
  queryOptions({
    queryKey: [...key, pointId, days],
    queryFn: async ({ signal }) =>
      (await http.get<ReadingsAnswer>(addressOf(pointId), { params: days, signal })).data,
    placeholderData: keepPreviousData,
  });

/** All of them or none. */
export const useAddReadings = (pointId: string) =>
  useReadingMutation(
    async (rows: readonly NewReading[]) =>
      (await http.post<AddedReadings>(addressOf(pointId), { rows })).data.rows,
  );

export const useChangeReading = () =>
  useReadingMutation(
    async ({ id, ...change }: ReadingChange & { readonly id: string }) =>
      (await http.put<Reading>(`readings/${encodeURIComponent(id)}`, change)).data,
  );

export const useDeleteReading = () =>
  useReadingMutation(async ({ id, version }: Pick<Reading, 'id' | 'version'>) => {
    await http.delete(`readings/${encodeURIComponent(id)}`, { params: { version } });
  });

const addressOf = (pointId: string) => `${pointAddress(pointId)}/readings`;

/** Also reads again after a refusal: mostly another person saved first. */
function useReadingMutation<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: key });
      // Lists and cards say which days of a point have data.
      void cache.invalidateQueries({ queryKey: [...supplyPointKey, 'one'] });
      void cache.invalidateQueries({ queryKey: [...supplyPointKey, 'list'] });
    },
  });
}
