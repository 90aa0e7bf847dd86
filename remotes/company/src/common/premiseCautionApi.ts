import { queryOptions } from '@tanstack/react-query';
import type { StudyCheck, StudyCheckQuery } from '@vatio/contracts/energy-analysis/studies';
import { http } from '@vatio/platform';
import { supplyPointKey } from './keys';
import { today } from './values/days';

/**
 * The warning that a study of the last twelve whole months would give of a doubtful type or control: the
 * saving of both, and those months, because a study of others has other savings. null: no warning, or no
 * study could be made.
 */
export const premiseCautionQuery = (supplyPointId: string) =>
  queryOptions({
    queryKey: [...supplyPointKey, 'premise', supplyPointId],
    retry: false,
    queryFn: async ({ signal }) => {
      const params: StudyCheckQuery = { supplyPointId, firstMonth: aYearAgo() };
      const { data } = await http.get<StudyCheck>('studies/check', { params, signal });
      const caution = data.findings.find(({ code }) => code === 'premiseDoubtful');
      return caution ? { message: caution.message, window: data.window } : null;
    },
  });

/** The same month of the year before. */
function aYearAgo(): string {
  const [year = '', month = ''] = today().split('-');
  return `${Number(year) - 1}-${month}`;
}
