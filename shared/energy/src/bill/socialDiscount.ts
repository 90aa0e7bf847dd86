import type { DayRange } from '../calendar/dates';
import { spanishNumber, spanishRange } from '../exact/spanish';
import { isNotVerifiable, notVerifiable } from '../tariff/notVerifiable';
import type { ParameterTable } from '../tariff/parameters';
import type { BillCaution, BillLine } from './bill';
import { lineOf } from './cost';
import type { BillInput } from './input';

interface SocialDiscount {
  /** Lines without an amount. */
  readonly lines: readonly BillLine[];
  /** Cautions with the percentage that applies. */
  readonly cautions: readonly BillCaution[];
}

/**
 * The discount of the bono social, before taxes: only the PVPC of a vulnerable holder has one. It has no
 * amount, because the percentage counts up to a limit of energy that depends on the holder's family and on
 * the rest from earlier bills, and the input has neither. Source: RD 897/2017 art. 6.3 and annex I
 * (BOE-A-2017-11505).
 */
export function socialDiscount(
  { powerPrice, vulnerability = 'none' }: Pick<BillInput, 'powerPrice' | 'vulnerability'>,
  table: ParameterTable,
  range: DayRange,
): SocialDiscount {
  if (powerPrice.kind !== 'pvpc' || vulnerability === 'none') return { lines: [], cautions: [] };
  const spans = table.spans({ kind: 'socialBonusDiscount', variant: vulnerability }, range);
  const found = spans.map(({ parameter }) => parameter);
  const limit = notVerifiable.data('el límite de energía del bono social, según la familia');
  const head = {
    concept: 'socialDiscount',
    period: null,
    label: 'Descuento por bono social',
    formula: '− porcentaje × términos del PVPC, hasta el límite de energía',
    norm: 'RD 897/2017, art. 6.3 y anexo I',
  } as const;
  const line = lineOf(head, { terms: [], missing: [limit, ...found.filter(isNotVerifiable)] });
  const percents = spans.map(({ parameter, firstDay, lastDay }) => {
    const percent = isNotVerifiable(parameter)
      ? 'un porcentaje que no consta'
      : `el ${spanishNumber(parameter.value)} %`;
    return spans.length > 1 ? `${percent} ${spanishRange(firstDay, lastDay)}` : percent;
  });
  const message = `El bono social descuenta ${percents.join(' y ')} de los términos del PVPC, hasta un límite de energía que depende de la situación familiar y de facturas anteriores, y que no consta (${head.norm}): el descuento no es verificable.`;
  return {
    lines: [{ ...line, parameters: found.filter((parameter) => !isNotVerifiable(parameter)) }],
    cautions: [{ code: 'socialDiscountUnknown', message }],
  };
}
