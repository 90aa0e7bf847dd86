import { billRecord, printedLineFields } from '@vatio/contracts/billing/billRecord';
import {
  array,
  decimalComma,
  formShape,
  type Infer,
  object,
  rules,
  string,
  textOrNothing,
  type ZodType,
} from '@vatio/ui/forms';
import { typedNumbers as typed } from '../values/typedNumbers';

const dayOrNothing = () => textOrNothing(rules.plausibleDay());

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
  segments: array(object({ from: dayOrNothing(), to: dayOrNothing(), ...printed })),
  lines: array(
    object({
      ...formShape(printedLineFields),
      /** `''`, or `'1'` for P1. */
      period: rules.optionalLine(1),
      /** `''`, or `'0'` for the first. */
      segment: rules.optionalLine(2),
      amountEur: typed.eur,
      ratePercent: typed.percent,
      baseEur: typed.eur,
    }),
  ),
  taxes: array(object({ ratePercent: typed.percent, baseEur: typed.eur, amountEur: typed.eur })),
});
export type TypedBill = Infer<typeof typedBill>;
