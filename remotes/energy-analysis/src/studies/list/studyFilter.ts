import type { StudyQuery, StudyState } from '@vatio/contracts/energyAnalysis/studies';
import type { ListQuery } from '@vatio/ui/table';
import { stateLabels } from '../studyWords';

/** What the list can be sorted by: the ids of its columns, and the API's names. */
export const studySorts = ['created', 'code', 'client', 'saving'] as const;

/** The list's filters, as they are called in the URL. `cliente` and `punto` are ids. */
export const studyFilters = ['estado', 'cliente', 'punto'] as const;
type StudyFilterName = (typeof studyFilters)[number];

export const stateOptions = Object.entries(stateLabels).map(([value, label]) => ({ value, label }));

/** What to ask the API for. Nonsense is left out, because the URL can be typed. */
export function toStudyQuery(list: ListQuery<StudyFilterName>): Partial<StudyQuery> {
  const { q, sort, page, pageSize, filters } = list;
  const { estado, cliente, punto } = filters;
  const state = stateOptions.find(({ value }) => value === estado)?.value as StudyState | undefined;
  return {
    sort: sort as StudyQuery['sort'],
    page,
    pageSize,
    ...(q && { q }),
    ...(state && { state }),
    ...(cliente && { clientId: cliente }),
    ...(punto && { supplyPointId: punto }),
  };
}
