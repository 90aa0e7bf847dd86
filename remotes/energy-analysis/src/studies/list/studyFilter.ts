import type { StudyQuery } from '@vatio/contracts/energy-analysis/studies';
import {
  type StudyState,
  studyAnalyses,
  studyAnalysisLabels,
  studyRecord,
} from '@vatio/contracts/energy-analysis/studyRecord';
import { isId } from '@vatio/contracts/paths';
import { today } from '@vatio/records/time';
import type { ListQuery } from '@vatio/ui/table';

/** The list's sort keys: the ids of its columns, and the API's names. */
export const studySorts = ['created', 'code', 'client', 'saving'] as const;

/** The list's filters, as they are called in the URL. `cliente` and `punto` are ids. */
export const studyFilters = ['estado', 'analisis', 'autor', 'anyo', 'cliente', 'punto'] as const;
type StudyFilterName = (typeof studyFilters)[number];

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
export const stateOptions = optionsOf(studyRecord.fields.state.values);
export const analysisOptions = optionsOf(studyAnalysisLabels);
/** The author filter: its only choice is one's own studies. */
export const authorOptions = [{ value: 'yo', label: 'Los míos' }];

/** The number of years on offer. */
const offeredYears = 5;
/** The years in which studies may have been made, this one first. */
export const yearOptions = () =>
  Array.from({ length: offeredYears }, (_, index) => {
    const value = String(Number(today().slice(0, 4)) - index);
    return { value, label: value };
  });

/**
 * The query for the API. Drops invalid values, because the URL can be typed.
 *
 * @param ownId the id of the person; undefined: not known
 */
export function toStudyQuery(
  list: ListQuery<StudyFilterName>,
  ownId: string | undefined,
): Partial<StudyQuery> {
  const { q, sort, page, pageSize, filters } = list;
  const { estado, analisis, autor, anyo = '', cliente = '', punto = '' } = filters;
  const state = stateOptions.find(({ value }) => value === estado)?.value as StudyState | undefined;
  const analysis = studyAnalyses.find((one) => one === analisis);
  return {
    sort: sort as StudyQuery['sort'],
    page,
    pageSize,
    ...(q && { q }),
    ...(state && { state }),
    ...(analysis && { analysis }),
    ...(autor === 'yo' && ownId && { authorId: ownId }),
    ...(/^20\d\d$/.test(anyo) && { year: Number(anyo) }),
    ...(isId(cliente) && { clientId: cliente }),
    ...(isId(punto) && { supplyPointId: punto }),
  };
}
