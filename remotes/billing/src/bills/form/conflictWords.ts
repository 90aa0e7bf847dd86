import { billRecord } from '@vatio/contracts/billing/billRecord';
import type { NewBill } from '@vatio/contracts/billing/bills';
import {
  type BillPeriodField,
  billListLabels,
  billPeriodFields,
} from '@vatio/contracts/billing/billWords';
import { recordWords } from '@vatio/records/words';
import { date, decimalInWords, euros } from '@vatio/ui/format';
import type { FieldWords } from '@vatio/ui/forms';
import { periodLabel } from '../bill';
import { labelOfRow } from './lineRows';

type Field = Exclude<keyof NewBill, 'supplyPointId'>;

const scalars = recordWords(billRecord);
const isScalar = (field: Field): field is keyof typeof billRecord.fields =>
  field in billRecord.fields;

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
  if (isScalar(field)) return scalars.inWords(field, value);
  if (field === 'lines') return linesInWords(value as NewBill['lines']);
  if (field === 'taxes') return taxesInWords(value as NewBill['taxes']);
  if (field === 'segments') return segmentsInWords(value as NewBill['segments']);
  return [value].flat().map(numberOrDash).join(' · ');
}

const numberOrDash = (one: unknown) => (one === null ? '–' : decimalInWords(String(one)));

function labelOf(field: Field): string {
  if (isScalar(field)) return scalars.labelOf(field);
  return field in billPeriodFields
    ? periodLabel(field as BillPeriodField)
    : billListLabels[field as keyof typeof billListLabels];
}

/** An empty accrual means the day of issue or, in a bill that rectifies another one, that one's accrual. */
function valueIn(version: object, field: Field): unknown {
  const bill = version as Partial<NewBill>;
  if (field !== 'accruedOn' || bill.accruedOn !== null) return bill[field];
  return bill.kind === 'ordinary' ? bill.issuedOn : undefined;
}

/** The fields of a bill, for a choice between two versions. */
export const billWords: FieldWords<Field> = {
  fields: [
    ...scalars.fields,
    ...(Object.keys({ ...billPeriodFields, ...billListLabels }) as Field[]),
  ],
  labelOf,
  valueIn,
  inWords,
};
