import { billRecord, printedLineFields } from '@vatio/contracts/billing/billRecord';
import {
  array,
  decimalComma,
  formShape,
  type Infer,
  object,
  string,
  type ZodType,
} from '@vatio/ui/forms';
import { typedNumbers as typed } from '../values/typedNumbers';

const { from, to } = billRecord.fields;

const printed = {
  energyKwh: array(typed.kwh),
  powersKw: array(typed.kw),
  energyPricesEurPerKwh: array(typed.perKwh),
  powerPricesEurPerKwYear: array(typed.perKwYear),
};

/** The fields of the form, each by its own rule. */
export const typedBill = object({
  ...formShape(billRecord.fields, {
    totalEur: (rule) =>
      string()
        .transform(decimalComma)
        .pipe(rule as ZodType<unknown, string>),
  }),
  ...printed,
  reactiveKvarh: array(typed.kvarh),
  maxKw: array(typed.kw),
  segments: array(
    object({
      // Left empty, they are those of the parts around, or of the bill.
      ...formShape({ from: { ...from, isOptional: true }, to: { ...to, isOptional: true } }),
      ...printed,
    }),
  ),
  lines: array(
    object({
      ...formShape(printedLineFields),
      amountEur: typed.eur,
      ratePercent: typed.percent,
      baseEur: typed.eur,
    }),
  ),
  taxes: array(object({ ratePercent: typed.percent, baseEur: typed.eur, amountEur: typed.eur })),
});
export type TypedBill = Infer<typeof typedBill>;
