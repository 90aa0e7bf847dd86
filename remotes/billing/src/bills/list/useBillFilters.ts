import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import { decimalInWords } from '@vatio/ui/format';
import type { FilterFacts } from '@vatio/ui/table';
import { useSearchParams } from 'react-router-dom';
import {
  useClientFilter,
  useMonthOptions,
  usePointFilter,
  useSupplierFilter,
} from '../useNamedFilters';

const { totalEur, eurPerKwh, state } = billRowRecord.fields;

/** The limits of amounts, as they are called in the URL and for the API. Their values have a point. */
export const amountFilters = [
  { name: 'desdeTotal', label: 'Total desde', sentAs: 'fromEur', range: totalEur },
  { name: 'hastaTotal', label: 'Total hasta', sentAs: 'toEur', range: totalEur },
  { name: 'desdePrecio', label: 'Precio desde', sentAs: 'fromEurPerKwh', range: eurPerKwh },
  { name: 'hastaPrecio', label: 'Precio hasta', sentAs: 'toEurPerKwh', range: eurPerKwh },
] as const;
export type AmountFilter = (typeof amountFilters)[number];

/** A limit as the API takes it; undefined: it is none. */
function limitOf(text: string, { range }: AmountFilter): string | undefined {
  if (text.length > 20 || !/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  const isShort = (text.split('.')[1] ?? '').length <= range.maxDecimals;
  return isShort && Math.abs(Number(text)) <= range.max ? text : undefined;
}

/** A limit as people type it, «1.234,5»: as the API takes it; undefined: it is none. */
export function typedLimit(typed: string, filter: AmountFilter): string | undefined {
  const text = typed.trim().slice(0, 21);
  const isGrouped = text.includes(',') || /^-?\d{1,3}(\.\d{3}){1,4}$/.test(text);
  // «0.125» is a price, and no thousands begin with nought.
  const isPlain = !isGrouped || /^-?0\.\d+$/.test(text);
  return limitOf(isPlain ? text : text.replaceAll('.', '').replace(',', '.'), filter);
}

const stateOptions = Object.entries(state.values).map(([value, label]) => ({ value, label }));

/** The filters of the register, as they are called in the URL. `cliente` and `punto` are ids. */
export function useBillFilters() {
  const [params] = useSearchParams();
  const of = (name: string) => params.get(name) ?? '';
  const limits = amountFilters.map((filter) => {
    const { name, range, ...facts } = filter;
    const value = of(name);
    const options = [{ value, label: `${decimalInWords(value)}\u00a0${range.unit}` }];
    const toSent = (text = '') => limitOf(text, filter);
    return [name, { ...facts, options, isChipOnly: true, toSent }] as const;
  });
  return {
    cliente: useClientFilter(of('cliente')),
    punto: usePointFilter(of('cliente'), of('punto')),
    comercializadora: useSupplierFilter(of('comercializadora')),
    mes: { label: 'Mes', sentAs: 'month', isSteady: true, options: useMonthOptions(of('mes')) },
    estado: { label: state.label, sentAs: 'state', options: stateOptions, isChipOnly: true },
    ...Object.fromEntries(limits),
  } satisfies Readonly<Record<string, FilterFacts>>;
}
