import type { NewBill } from '@vatio/contracts/billing/bills';
import { type BillKind, billKindLabels } from '@vatio/contracts/billing/billWords';
import { date, decimalInWords, euros } from '@vatio/ui/format';
import type { FieldWords } from '@vatio/ui/forms';
import { labelOfRow } from './lineRows';

type Field = Exclude<keyof NewBill, 'supplyPointId'>;

const labels: Readonly<Record<Field, string>> = {
  supplier: 'Comercializadora',
  number: 'Número',
  kind: 'Qué factura es',
  rectifies: 'Rectifica',
  tariff: 'Tarifa',
  issuedOn: 'Emisión',
  accruedOn: 'Devengo',
  from: 'Lectura inicial',
  to: 'Lectura final',
  printedDays: 'Días que dice',
  paidOn: 'Pagada el',
  isEstimated: 'Lectura estimada',
  energyKwh: 'Energía, en kWh',
  powersKw: 'Potencias, en kW',
  energyPricesEurPerKwh: 'Precios de energía, en €/kWh',
  powerPricesEurPerKwYear: 'Precios de potencia, en €/kW·año',
  reactiveKvarh: 'Reactiva, en kVArh',
  maxKw: 'Maxímetros, en kW',
  segments: 'Tramos',
  lines: 'Líneas',
  taxes: 'Impuestos',
  totalEur: 'Total',
  notes: 'Notas',
};

const days: readonly Field[] = ['issuedOn', 'accruedOn', 'from', 'to', 'paidOn'];
const eur = (amount: string) => euros(Number(amount));

const linesInWords = (lines: NewBill['lines']): string =>
  lines.map((line) => `${labelOfRow(rowOf(line))}: ${eur(line.amountEur)}`).join('; ');

const rowOf = ({ kind, period, segment, text }: NewBill['lines'][number]) => ({
  kind,
  text,
  period: period === null ? '' : String(period),
  segment: segment === null ? '' : String(segment),
});

const taxesInWords = (taxes: NewBill['taxes']): string =>
  taxes
    .map(
      ({ ratePercent, baseEur, amountEur }) =>
        `${decimalInWords(ratePercent)}\u00a0% de ${eur(baseEur)}: ${eur(amountEur)}`,
    )
    .join('; ');

const segmentsInWords = (segments: NewBill['segments']): string =>
  segments.map(({ from, to }) => `${date(from)} – ${date(to)}`).join('; ') || 'Ninguno';

function inWords(field: Field, value: unknown): string | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (days.includes(field)) return date(String(value));
  if (field === 'kind') return billKindLabels[value as BillKind];
  if (field === 'totalEur') return eur(String(value));
  if (field === 'lines') return linesInWords(value as NewBill['lines']);
  if (field === 'taxes') return taxesInWords(value as NewBill['taxes']);
  if (field === 'segments') return segmentsInWords(value as NewBill['segments']);
  if (!Array.isArray(value)) return String(value);
  return value.map((one) => (one === null ? '–' : decimalInWords(String(one)))).join(' · ');
}

/** An empty accrual means the day of issue or, in a bill that rectifies another one, that one's accrual. */
function valueIn(version: object, field: Field): unknown {
  const bill = version as Partial<NewBill>;
  if (field !== 'accruedOn' || bill.accruedOn !== null) return bill[field];
  return bill.kind === 'ordinary' ? bill.issuedOn : undefined;
}

/** The fields of a bill, for a choice between two versions. */
export const billWords: FieldWords<Field> = {
  fields: Object.keys(labels) as Field[],
  labelOf: (field) => labels[field],
  valueIn,
  inWords,
};
