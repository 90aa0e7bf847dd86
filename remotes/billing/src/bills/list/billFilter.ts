import type { BillQuery, BillTotalsQuery } from '@vatio/contracts/billing/bills';
import type { BillState } from '@vatio/contracts/billing/billWords';
import { isId } from '@vatio/contracts/paths';
import { today } from '@vatio/records/time';
import type { ListQuery, ListState } from '@vatio/ui/table';
import { stateLabels } from '../bill';

/** The sort keys of the list: the ids of its columns, and the API's names. */
export const billSorts = [
  'period',
  'issued',
  'number',
  'supplier',
  'client',
  'cups',
  'kwh',
  'total',
  'price',
  'difference',
  'claimable',
] as const satisfies readonly BillQuery['sort'][];

/**
 * The list's filters, as they are called in the URL. `cliente` and `punto` are ids; amounts have a
 * point, as the API takes them.
 */
export const billFilters = [
  'estado',
  'comercializadora',
  'mes',
  'cliente',
  'punto',
  'desdeTotal',
  'hastaTotal',
  'desdePrecio',
  'hastaPrecio',
] as const;
export type BillFilterName = (typeof billFilters)[number];

/** The limits of amounts: their words, unit and decimals. */
export const amountFilters = [
  { name: 'desdeTotal', label: 'Total desde', unit: '€', decimals: 2 },
  { name: 'hastaTotal', label: 'Total hasta', unit: '€', decimals: 2 },
  { name: 'desdePrecio', label: 'Precio desde', unit: '€/kWh', decimals: 6 },
  { name: 'hastaPrecio', label: 'Precio hasta', unit: '€/kWh', decimals: 6 },
] as const satisfies readonly { readonly name: BillFilterName; [fact: string]: unknown }[];
export type AmountFilter = (typeof amountFilters)[number];

/** The API's maximum values. */
const most = { '€': 100_000_000, '€/kWh': 1_000_000 } as const;
const plainForm = /^-?\d+(\.\d+)?$/;

/** A limit as the API takes it; undefined: it is none. */
function limitOf(text: string, { unit, decimals }: AmountFilter): string | undefined {
  if (text.length > 20 || !plainForm.test(text)) return undefined;
  const isShort = (text.split('.')[1] ?? '').length <= decimals;
  return isShort && Math.abs(Number(text)) <= most[unit] ? text : undefined;
}

/** A limit as people type it, «1.234,5»: as the API takes it; undefined: it is none. */
export function typedLimit(typed: string, filter: AmountFilter): string | undefined {
  const text = typed.trim().slice(0, 21);
  const isGrouped = text.includes(',') || /^-?\d{1,3}(\.\d{3}){1,4}$/.test(text);
  // «0.125» is a price, and no thousands begin with nought.
  const isPlain = !isGrouped || /^-?0\.\d+$/.test(text);
  return limitOf(isPlain ? text : text.replaceAll('.', '').replace(',', '.'), filter);
}

/** The query for the API. Nonsense is left out, because the URL can be typed. */
export function toBillQuery({
  sort,
  page,
  pageSize,
  ...rest
}: ListQuery<BillFilterName>): Partial<BillQuery> {
  return { sort: sort as BillQuery['sort'], page, pageSize, ...toTotalsQuery(rest) };
}

/** The same for the sums of all its pages. */
export function toTotalsQuery({
  q,
  filters,
}: Pick<ListQuery<BillFilterName>, 'q' | 'filters'>): Partial<BillTotalsQuery> {
  const { estado = '', comercializadora, mes = '', cliente = '', punto = '' } = filters;
  const [fromEur, toEur, fromEurPerKwh, toEurPerKwh] = amountFilters.map((one) =>
    limitOf(filters[one.name] ?? '', one),
  );
  return {
    ...(q && { q }),
    ...(estado in stateLabels && { state: estado as BillState }),
    ...(comercializadora && { supplier: comercializadora.slice(0, 120) }),
    ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(mes) && { month: mes }),
    ...(isId(cliente) && { clientId: cliente }),
    ...(isId(punto) && { supplyPointId: punto }),
    ...(fromEur && { fromEur }),
    ...(toEur && { toEur }),
    ...(fromEurPerKwh && { fromEurPerKwh }),
    ...(toEurPerKwh && { toEurPerKwh }),
  };
}

/** The same list, in which a change of the client takes the point off: it is one of the other's. */
export function ofOneClient<Filter extends string>(
  list: ListState<Filter | 'cliente' | 'punto'>,
): typeof list {
  const change: typeof list.change = ({ filters, ...rest }) =>
    list.change({
      ...rest,
      ...(filters && { filters: 'cliente' in filters ? { ...filters, punto: '' } : filters }),
    });
  return { ...list, change };
}

/** The number of months, back from this one, that a client can claim for. */
const offeredMonths = 60;

const monthName = new Intl.DateTimeFormat('es-ES', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The months to choose from, the newest first. */
export function monthOptions() {
  const [year = 0, month = 1] = today().split('-').map(Number);
  return Array.from({ length: offeredMonths }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 - index));
    return { value: first.toISOString().slice(0, 7), label: monthName.format(first) };
  });
}
