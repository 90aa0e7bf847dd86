import { billKinds, billLineKinds } from '@vatio/contracts/billing/billWords';
import { tariffs } from '@vatio/energy/tariff';
import {
  array,
  boolean,
  type Infer,
  object,
  rules,
  textOf,
  textOrNothing,
  wholeOrNothing,
} from '@vatio/ui/forms';
import { typedNumbers as typed } from '../values/typedNumbers';

const day = () => textOf(rules.plausibleDay());
const dayOrNothing = () => textOrNothing(rules.plausibleDay());

const printed = {
  energyKwh: array(typed.kwh),
  powersKw: array(typed.kw),
  energyPricesEurPerKwh: array(typed.perKwh),
  powerPricesEurPerKwYear: array(typed.perKwYear),
};

/** The fields of the form, each by its own rule. */
export const typedBill = object({
  supplier: rules.line('La comercializadora', 120),
  number: rules.line('El número', 60),
  kind: textOf(rules.oneOf(billKinds, 'Elige qué factura es')),
  rectifies: rules.optionalLine(60),
  tariff: textOf(rules.oneOf(tariffs, 'Elige una tarifa')),
  issuedOn: day(),
  accruedOn: dayOrNothing(),
  from: day(),
  to: day(),
  printedDays: wholeOrNothing({ min: 1, max: 400, unit: 'días' }),
  paidOn: dayOrNothing(),
  isEstimated: boolean(),
  ...printed,
  reactiveKvarh: array(typed.kvarh),
  maxKw: array(typed.kw),
  segments: array(object({ from: dayOrNothing(), to: dayOrNothing(), ...printed })),
  lines: array(
    object({
      kind: textOf(rules.oneOf(billLineKinds, 'Elige qué es esta línea')),
      /** `''`, or `'1'` for P1. */
      period: rules.optionalLine(1),
      /** `''`, or `'0'` for the first. */
      segment: rules.optionalLine(2),
      text: rules.optionalLine(160),
      amountEur: typed.eur,
      ratePercent: typed.percent,
      baseEur: typed.eur,
    }),
  ),
  taxes: array(object({ ratePercent: typed.percent, baseEur: typed.eur, amountEur: typed.eur })),
  totalEur: typed.eur,
  notes: rules.optionalText(4000),
});
export type TypedBill = Infer<typeof typedBill>;
