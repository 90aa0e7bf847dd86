import type { DayRange } from '../calendar/dates';
import { spanishDate, spanishNumber } from '../exact/spanish';
import { isNotVerifiable, type NotVerifiable, notVerifiable } from '../tariff/notVerifiable';
import type { ParameterSpan, ParameterTable } from '../tariff/parameters';
import type { BillCaution, BillLine } from './bill';
import { lineOf } from './cost';
import type { BillInput } from './input';

type Holder = Pick<BillInput, 'powerPrice' | 'vulnerability'>;

/** The percentages of a vulnerable holder, by days; none for whoever has no discount. */
function discountSpans(
  { powerPrice, vulnerability = 'none' }: Holder,
  table: ParameterTable,
  range: DayRange,
): readonly ParameterSpan[] {
  if (powerPrice.kind !== 'pvpc' || vulnerability === 'none') return [];
  return table.spans({ kind: 'socialBonusDiscount', variant: vulnerability }, range);
}

/**
 * Why the discount of the bono social has no amount: the percentage counts up to a limit of energy
 * that depends on the holder's family and on what earlier bills left over, which nobody has told.
 * Source: RD 897/2017 art. 6.3 and annex I (BOE-A-2017-11505).
 *
 * @returns nothing without a discount: only the PVPC of a vulnerable holder has one
 */
export function unknownDiscount(
  holder: Holder,
  table: ParameterTable,
  range: DayRange,
): readonly NotVerifiable[] {
  const spans = discountSpans(holder, table, range);
  if (spans.length === 0) return [];
  const limit = 'el límite de energía con descuento del bono social, que depende de la familia';
  const percents = spans.map(({ parameter }) => parameter).filter(isNotVerifiable);
  return [notVerifiable.data(limit), ...percents];
}

/** The discount of a vulnerable holder, before taxes and without an amount: `unknownDiscount`. */
export function socialDiscountLines(
  input: BillInput,
  table: ParameterTable,
  cycle: DayRange,
): BillLine[] {
  const missing = unknownDiscount(input, table, cycle);
  if (missing.length === 0) return [];
  const parameters = discountSpans(input, table, cycle)
    .map(({ parameter }) => parameter)
    .filter((parameter) => !isNotVerifiable(parameter));
  const head = {
    concept: 'socialDiscount',
    period: null,
    label: 'Descuento por bono social',
    formula: '− porcentaje × términos del PVPC, hasta el límite de energía',
    norm: 'RD 897/2017, art. 6.3 y anexo I',
  } as const;
  return [{ ...lineOf(head, { terms: [], missing }), parameters }];
}

function percentText({ parameter, firstDay, lastDay }: ParameterSpan, isOnly: boolean): string {
  const percent = isNotVerifiable(parameter)
    ? 'un porcentaje que no consta'
    : `el ${spanishNumber(parameter.value)} %`;
  return isOnly ? percent : `${percent} del ${spanishDate(firstDay)} al ${spanishDate(lastDay)}`;
}

/** What percentage applies, and why its amount is unknown. */
export function socialDiscountCautions(
  input: BillInput,
  table: ParameterTable,
  cycle: DayRange,
): BillCaution[] {
  const spans = discountSpans(input, table, cycle);
  if (spans.length === 0) return [];
  const percents = spans.map((span) => percentText(span, spans.length === 1)).join(' y ');
  const message = `El bono social descuenta ${percents} de los términos del PVPC hasta un límite de energía. El límite depende de la situación familiar y de lo que quedó de facturas anteriores, que no constan (RD 897/2017, art. 6.3 y anexo I): el descuento no es verificable.`;
  return [{ code: 'socialDiscountUnknown', message }];
}
