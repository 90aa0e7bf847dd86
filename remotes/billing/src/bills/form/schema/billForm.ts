import type { NewBill } from '@vatio/contracts/billing/bills';
import { periodCount, type Tariff, type TariffTerm } from '@vatio/energy/tariff';
import type { Input, SavedForm } from '@vatio/ui/forms';
import { baseOf, firstOrSum, taxOf } from '../values/proposals';
import { billProblems } from './billProblems';
import { type TypedBill, typedBill } from './typedBill';

/** The form's view of a bill; its point is known elsewhere. */
export type FormBill = Omit<NewBill, 'supplyPointId'>;

/** A bill as it is typed → as it is sent. What may be computed and was left empty is filled in. */
export const billFormSchema = typedBill
  .superRefine((bill, context) => {
    for (const { path, message } of billProblems(bill)) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  })
  .transform(toBill);
export type BillForm = Input<typeof billFormSchema>;
export type BillFormState = SavedForm<BillForm, FormBill>['form'];

/** The rows of a form that are sent as lines: those with an amount. */
export const sentRows = (lines: readonly { readonly amountEur: string | null }[]): number[] =>
  lines.flatMap(({ amountEur }, index) => (amountEur?.trim() ? [index] : []));

function toBill(bill: TypedBill): FormBill {
  const { tariff, segments } = bill;
  const lines = bill.lines.flatMap(({ amountEur, ...line }) =>
    amountEur === null ? [] : [{ ...line, amountEur }],
  );
  const base = baseOf(lines.map(({ amountEur }) => amountEur));
  const energyKwh = bill.energyKwh.map((kwh, index) =>
    firstOrSum(
      kwh,
      segments.map((one) => one.energyKwh[index] ?? null),
    ),
  );
  return {
    ...bill,
    rectifies: bill.kind === 'ordinary' ? '' : bill.rectifies,
    ...printedOf(tariff, { ...bill, energyKwh }),
    reactiveKvarh: tariff === '2.0TD' ? null : zeros(known(bill.reactiveKvarh, tariff, 'energy')),
    maxKw: known(bill.maxKw, tariff, 'power'),
    segments: segments.map(({ from, to, ...values }, index) => ({
      from: from ?? (index === 0 ? bill.from : (segments[index - 1]?.to ?? bill.from)),
      to: to ?? bill.to,
      ...printedOf(tariff, values),
    })),
    lines,
    taxes: bill.taxes.map(({ ratePercent, baseEur, amountEur }) => {
      const rate = ratePercent ?? '0';
      const taxed = baseEur ?? base;
      return { ratePercent: rate, baseEur: taxed, amountEur: amountEur ?? taxOf(taxed, rate) };
    }),
  };
}

type Printed = Pick<
  TypedBill,
  'energyKwh' | 'powersKw' | 'energyPricesEurPerKwh' | 'powerPricesEurPerKwYear'
>;

const printedOf = (tariff: Tariff, values: Printed) => ({
  energyKwh: cut(values.energyKwh, tariff, 'energy').map((kwh) => kwh ?? '0'),
  powersKw: known(values.powersKw, tariff, 'power'),
  energyPricesEurPerKwh: known(values.energyPricesEurPerKwh, tariff, 'energy'),
  powerPricesEurPerKwYear: known(values.powerPricesEurPerKwYear, tariff, 'power'),
});

type ByPeriod = readonly (string | null)[];

const cut = (values: ByPeriod, tariff: Tariff, term: TariffTerm): (string | null)[] =>
  values.slice(0, periodCount(tariff, term));

/** null: none is printed. */
function known(values: ByPeriod, tariff: Tariff, term: TariffTerm): (string | null)[] | null {
  const own = cut(values, tariff, term);
  return own.some((value) => value !== null) ? own : null;
}

/** Reactive energy of a period that is left empty is none, where another one has some. */
const zeros = (values: (string | null)[] | null) => values?.map((value) => value ?? '0') ?? null;
