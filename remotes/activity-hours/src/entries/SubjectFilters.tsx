import { useQueries } from '@tanstack/react-query';
import type { Entry } from '@vatio/contracts/activity-hours/entries';
import type { ChipWords, ListState } from '@vatio/ui/table';
import { SubjectPicker } from '../common/combobox/SubjectPicker';
import { subjectNameQuery } from '../common/subjectApi';
import { type EntryFilterName, toEntryQuery } from './entryFilter';

const subjects = {
  punto: { label: 'Punto', part: 'point', field: 'pointId' },
  estudio: { label: 'Estudio', part: 'study', field: 'studyId' },
  factura: { label: 'Factura', part: 'bill', field: 'billId' },
  reclamacion: { label: 'Reclamación', part: 'claim', field: 'claimId' },
} as const;
type SubjectName = keyof typeof subjects;
const names = Object.keys(subjects) as SubjectName[];

/**
 * The subjects that people search for in the list itself; bills and claims have links from their own pages.
 */
const searched = ['punto', 'estudio'] as const satisfies readonly SubjectName[];

export interface SubjectFiltersProps {
  readonly list: ListState<EntryFilterName>;
}

/** Fields that search the points and studies of the client that is filtered by, or of all. */
export function SubjectFilters({ list }: SubjectFiltersProps) {
  const { clientId } = toEntryQuery(list);
  return searched.map((name) => {
    const { label, field } = subjects[name];
    return (
      <div key={name} className="filter">
        <span className="filter-label">{label}</span>
        <SubjectPicker
          isLarge
          field={field}
          clientId={clientId}
          onChoose={({ id }) => list.change({ filters: { [name]: id } })}
        />
      </div>
    );
  });
}

/**
 * The name on a filter's chip for a point, study, bill or claim: taken from a row, or requested if there is
 * no row.
 *
 * @param rows of the list; undefined while it loads
 */
export function useSubjectWords(
  list: ListState<EntryFilterName>,
  rows: readonly Entry[] | undefined,
): Readonly<Record<SubjectName, ChipWords>> {
  const query = toEntryQuery(list);
  const told = names.map((name) => {
    const { part, field } = subjects[name];
    return rows?.find((row) => row[part]?.id === query[field])?.[part]?.name;
  });
  const asked = useQueries({
    queries: names.map((name, index) => {
      const { field } = subjects[name];
      const id = query[field] ?? '';
      const isUnknown = id !== '' && rows !== undefined && told[index] === undefined;
      return { ...subjectNameQuery(field, id), enabled: isUnknown };
    }),
  });
  const words = names.map((name, index) => {
    const found = asked[index];
    const label = told[index] ?? found?.data ?? (found?.isPending ? '…' : 'desconocido');
    const options = [{ value: list.filters[name] ?? '', label }];
    return [name, { label: subjects[name].label, options }];
  });
  return Object.fromEntries(words) as Readonly<Record<SubjectName, ChipWords>>;
}
