import { billPeriodFields } from '@vatio/contracts/billing/billPeriods';
import { billRecord } from '@vatio/contracts/billing/billRecord';
import { labelsOf } from '@vatio/records/words';

/** The fields of a bill that warnings are about. */
const words: Readonly<Record<string, string>> = {
  ...labelsOf(billRecord),
  energyKwh: billPeriodFields.energyKwh.label,
  segments: 'Tramo de precio',
  taxes: 'Impuesto',
  lines: 'Línea',
};

/** «taxes.0.amountEur» → «Impuesto 1»; «energyKwh.1» → «Energía consumida P2» */
export function fieldInWords(field: string): string {
  const [name = '', place] = field.split('.');
  const word = words[name] ?? 'Factura';
  if (place === undefined) return word;
  const number = Number(place) + 1;
  return name === 'energyKwh' ? `${word} P${number}` : `${word} ${number}`;
}
