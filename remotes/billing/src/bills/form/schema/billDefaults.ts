import { billRecord } from '@vatio/contracts/billing/billRecord';
import type { Bill } from '@vatio/contracts/billing/bills';
import type { Prefill } from '@vatio/contracts/billing/inputs';
import { typedFrom, typedOf } from '@vatio/ui/forms';
import { lineOf, linesOfTariff } from '../lineRows';
import type { BillForm } from './billForm';

/** One field per period of the largest tariff: values beyond the chosen tariff are kept, and not sent. */
const maxPeriods = 6;
const noValues = Array.from({ length: maxPeriods }, () => '');

type ByPeriod = readonly (string | null)[] | null;
const asTyped = (values: ByPeriod) =>
  noValues.map((_, index) => typedFrom(values?.[index] ?? null));

const noPrices = {
  energyKwh: noValues,
  powersKw: noValues,
  energyPricesEurPerKwh: noValues,
  powerPricesEurPerKwYear: noValues,
};

/** Days of a bill with prices of their own. */
export const emptySegment: BillForm['segments'][number] = { from: '', to: '', ...noPrices };
export const emptyTax: BillForm['taxes'][number] = { ratePercent: '', baseEur: '', amountEur: '' };

/** The form of a point's next bill: known values are filled in, the rest is left to type. */
export function nextBillForm(known: Prefill): BillForm {
  const { supplier, tariff, from, to } = known;
  return {
    ...typedOf(billRecord.fields, { supplier, kind: 'ordinary', tariff, from, to }),
    energyKwh: noValues,
    powersKw: asTyped(known.powersKw),
    energyPricesEurPerKwh: asTyped(known.energyPricesEurPerKwh),
    powerPricesEurPerKwYear: asTyped(known.powerPricesEurPerKwYear),
    reactiveKvarh: noValues,
    maxKw: noValues,
    segments: [],
    lines: known.lines.length > 0 ? known.lines.map(lineOf) : linesOfTariff(tariff),
    taxes:
      known.taxRatesPercent.length > 0
        ? known.taxRatesPercent.map((rate) => ({ ...emptyTax, ratePercent: typedFrom(rate) }))
        : [emptyTax],
  };
}

/** A stored bill, as the form shows it. */
export function billFormOf(bill: Bill): BillForm {
  const { kind, issuedOn } = bill;
  // Left empty, a rectifying bill takes the rectified bill's.
  const isOfIssue = kind === 'ordinary' && bill.accruedOn === issuedOn;
  return {
    ...typedOf(billRecord.fields, { ...bill, ...(isOfIssue && { accruedOn: null }) }),
    ...pricesOf(bill),
    reactiveKvarh: asTyped(bill.reactiveKvarh),
    maxKw: asTyped(bill.maxKw),
    segments: bill.segments.map((one) => ({ from: one.from, to: one.to, ...pricesOf(one) })),
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

type Prices = Pick<
  Bill,
  'energyKwh' | 'powersKw' | 'energyPricesEurPerKwh' | 'powerPricesEurPerKwYear'
>;

const pricesOf = (values: Prices) => ({
  energyKwh: asTyped(values.energyKwh),
  powersKw: asTyped(values.powersKw),
  energyPricesEurPerKwh: asTyped(values.energyPricesEurPerKwh),
  powerPricesEurPerKwYear: asTyped(values.powerPricesEurPerKwYear),
});
