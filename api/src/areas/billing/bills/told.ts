import { billLineKindLabels } from '@vatio/contracts/billing/billWords';
import { decimalInWords } from '@vatio/records/format';
import { spanishDay } from '../../../localDay';
import type { BillFields, NamedBill } from './bills.repository';

/** The name of a bill in the audit. */
export const subjectOf = (
  id: string,
  { supplier, number }: Pick<NamedBill, 'supplier' | 'number'>,
) => ({ id, name: `Factura ${number} de ${supplier}` });

/** A bill in the audit's words. */
export function told(
  { supplyPointId: _, segments, lines, taxes, ...fields }: BillFields,
  cups: string,
) {
  const amount = (eur: string) => `${decimalInWords(eur)}\u00a0€`;
  return {
    cups,
    ...fields,
    segments: segments.map((one) => `${spanishDay(one.from)} – ${spanishDay(one.to)}`),
    lines: lines.map(({ kind, text, period, segment, amountEur }) => {
      const part = segment === null ? '' : ` (tramo ${segment + 1})`;
      return `${text || billLineKindLabels[kind]}${period ? ` P${period}` : ''}${part}: ${amount(amountEur)}`;
    }),
    taxes: taxes.map(
      ({ ratePercent, baseEur, amountEur }) =>
        `${decimalInWords(ratePercent)}\u00a0% de ${amount(baseEur)}: ${amount(amountEur)}`,
    ),
  };
}
