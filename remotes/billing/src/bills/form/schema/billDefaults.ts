import { billPartFields, billPeriodFields } from '@vatio/contracts/billing/billPeriods';
import { billRecord } from '@vatio/contracts/billing/billRecord';
import type { Bill } from '@vatio/contracts/billing/bills';
import type { Prefill } from '@vatio/contracts/billing/inputs';
import { typedFrom, typedOf } from '@vatio/ui/forms';
import { lineOf, linesOfTariff } from '../lineRows';
import type { BillForm } from './billForm';

const whole = { ...billRecord.fields, ...billPeriodFields };
const { from, to } = billRecord.fields;
/** Values beyond the chosen tariff are kept, and not sent. */
const part = { from, to, ...billPartFields };

/** Days of a bill with prices of their own. */
export const emptySegment: BillForm['segments'][number] = typedOf(part);
export const emptyTax: BillForm['taxes'][number] = { ratePercent: '', baseEur: '', amountEur: '' };

/** The form of a point's next bill: known values are filled in, the rest is left to type. */
export function nextBillForm(known: Prefill): BillForm {
  const { lines, taxRatesPercent, ...values } = known;
  return {
    ...typedOf(whole, { ...values, kind: 'ordinary' }),
    segments: [],
    lines: lines.length > 0 ? lines.map(lineOf) : linesOfTariff(known.tariff),
    taxes:
      taxRatesPercent.length > 0
        ? taxRatesPercent.map((rate) => ({ ...emptyTax, ratePercent: typedFrom(rate) }))
        : [emptyTax],
  };
}

/** A stored bill, as the form shows it. */
export function billFormOf(bill: Bill): BillForm {
  const { kind, issuedOn } = bill;
  // Left empty, a rectifying bill takes the rectified bill's.
  const isOfIssue = kind === 'ordinary' && bill.accruedOn === issuedOn;
  return {
    ...typedOf(whole, { ...bill, ...(isOfIssue && { accruedOn: null }) }),
    segments: bill.segments.map((one) => typedOf(part, one)),
    lines: bill.lines.map((line) => ({
      ...lineOf(line),
      segment: line.segment === null ? '' : String(line.segment),
      amountEur: typedFrom(line.amountEur),
      ratePercent: typedFrom(line.ratePercent),
      baseEur: typedFrom(line.baseEur),
    })),
    taxes: bill.taxes.map(({ ratePercent, baseEur, amountEur }) => ({
      ratePercent: typedFrom(ratePercent),
      baseEur: typedFrom(baseEur),
      amountEur: typedFrom(amountEur),
    })),
  };
}
