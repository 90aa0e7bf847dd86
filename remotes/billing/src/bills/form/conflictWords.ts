import { billPeriodFields } from '@vatio/contracts/billing/billPeriods';
import { billRecord } from '@vatio/contracts/billing/billRecord';
import type { NewBill } from '@vatio/contracts/billing/bills';
import { billListLabels } from '@vatio/contracts/billing/billWords';
import { valuesOf } from '@vatio/records/record';
import { recordWords } from '@vatio/records/words';
import { date, decimalInWords, euros } from '@vatio/ui/format';
import type { FieldWords } from '@vatio/ui/forms';
import { labelOfRow } from './lineRows';

type Field = Exclude<keyof NewBill, 'supplyPointId'>;

const fields = { ...billRecord.fields, ...billPeriodFields };
const known = recordWords({ ...billRecord, fields });
const isKnown = (field: Field): field is keyof typeof fields => field in fields;

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
  if (field === 'lines') return linesInWords(value as NewBill['lines']);
  if (field === 'taxes') return taxesInWords(value as NewBill['taxes']);
  if (field === 'segments') return segmentsInWords(value as NewBill['segments']);
  return known.inWords(field, value);
}

/** An empty accrual means the day of issue or, in a bill that rectifies another one, that one's accrual. */
function valueIn(version: object, field: Field): unknown {
  const bill = version as Partial<NewBill>;
  if (field !== 'accruedOn' || bill.accruedOn !== null) return bill[field];
  return bill.kind === 'ordinary' ? bill.issuedOn : undefined;
}

/** The fields of a bill, for a choice between two versions. */
export const billWords: FieldWords<Field> = {
  fields: [...known.fields, ...valuesOf(billListLabels)],
  labelOf: (field) => (isKnown(field) ? known.labelOf(field) : billListLabels[field]),
  valueIn,
  inWords,
};
