import type { EntryQuery } from '@vatio/contracts/activityHours/entries';
import type { ListQuery } from '@vatio/ui/table';

/** What the list can be sorted by: the ids of its columns, and the API's names. */
export const entrySorts = [
  'date',
  'user',
  'client',
  'activity',
  'minutes',
] as const satisfies readonly EntryQuery['sort'][];

/** The list's filters, as they are called in the URL. Persons, clients and activities are ids; the rest days. */
export const entryFilters = [
  'persona',
  'cliente',
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

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
const isDay = (text: string) =>
  /^(19|20)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What to ask the API for. Nonsense is left out, because the URL can be typed. */
export function toEntryQuery(list: ListQuery<EntryFilterName>): Partial<EntryQuery> {
  const { q, sort, page, pageSize, filters } = list;
  const {
    persona = '',
    cliente = '',
    actividad = '',
    facturable,
    desde = '',
    hasta = '',
  } = filters;
  const isBillable = facturable === 'si' || (facturable === 'no' ? false : undefined);
  return {
    sort: sort as EntryQuery['sort'],
    page,
    pageSize,
    ...(q && { q }),
    ...(isId(persona) && { userId: persona }),
    ...(isId(cliente) && { clientId: cliente }),
    ...(isId(actividad) && { activityId: actividad }),
    ...(isBillable !== undefined && { isBillable }),
    ...(isDay(desde) && { from: desde }),
    ...(isDay(hasta) && { to: hasta }),
  };
}
