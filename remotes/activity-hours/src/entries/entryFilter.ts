import type { EntryQuery } from '@vatio/contracts/activity-hours/entries';
import { isId } from '@vatio/contracts/paths';
import { isDay } from '@vatio/records/day';
import type { ListQuery } from '@vatio/ui/table';

/** The list's sort keys: the ids of its columns, and the API's names. */
export const entrySorts = [
  'date',
  'user',
  'client',
  'activity',
  'minutes',
] as const satisfies readonly EntryQuery['sort'][];

/** The list's filters, as they are called in the URL. Whom and what it was for are ids. */
export const entryFilters = [
  'persona',
  'cliente',
  'punto',
  'estudio',
  'factura',
  'reclamacion',
  'actividad',
  'facturable',
  'desde',
  'hasta',
] as const;
export type EntryFilterName = (typeof entryFilters)[number];

/** The values of `facturable`. */
export const billableOptions = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const;

/** Filters by id, and what the API calls them. */
const idFilters = {
  persona: 'userId',
  cliente: 'clientId',
  punto: 'pointId',
  estudio: 'studyId',
  factura: 'billId',
  reclamacion: 'claimId',
  actividad: 'activityId',
} as const satisfies Readonly<Partial<Record<EntryFilterName, keyof EntryQuery>>>;

/** The query for the API. Drops invalid values, because the URL can be typed. */
export function toEntryQuery(list: ListQuery<EntryFilterName>): Partial<EntryQuery> {
  const { q, sort, page, pageSize, filters } = list;
  const { facturable, desde, hasta } = filters;
  const isBillable = facturable === 'si' || (facturable === 'no' ? false : undefined);
  const ids = Object.entries(idFilters).flatMap(([name, field]) => {
    const id = filters[name as keyof typeof idFilters] ?? '';
    return isId(id) ? [[field, id]] : [];
  });
  return {
    sort: sort as EntryQuery['sort'],
    page,
    pageSize,
    ...(q && { q }),
    ...(Object.fromEntries(ids) as Partial<EntryQuery>),
    ...(isBillable !== undefined && { isBillable }),
    ...(isDay(desde) && { from: desde }),
    ...(isDay(hasta) && { to: hasta }),
  };
}
