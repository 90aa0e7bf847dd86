import {
  type BillKind,
  type BillLineKind,
  billLineKindLabels,
} from '@vatio/contracts/billing/billWords';
import { periodCount, type TariffTerm } from '@vatio/energy/tariff';
import { isDay } from '@vatio/records/day';
import { tariffOf } from '../lineRows';
import { type BillForm, type FormBill, sentRows } from '../schema/billForm';
import { baseOf, firstOrSum, taxOf } from '../values/proposals';
import { numberSoFar } from '../values/typedNumbers';

/** A bill without the fields that do not affect its amounts; its total is null until it is typed. */
export interface BillSoFar extends Omit<FormBill, 'supplier' | 'notes' | 'paidOn' | 'totalEur'> {
  readonly totalEur: string | null;
}

type Kind = Parameters<typeof numberSoFar>[0];

/**
 * The bill as typed so far: unfinished numbers count as not printed.
 *
 * @returns undefined until its days are known
 */
export function billSoFar(form: BillForm): BillSoFar | undefined {
  const { number, kind, rectifies, from, to, isEstimated } = form;
  const tariff = tariffOf(form.tariff);
  if (!tariff || !areDays(from, to)) return undefined;
  const read = (typed: readonly string[], term: TariffTerm, as: Kind) =>
    typed.slice(0, periodCount(tariff, term)).map((text) => numberSoFar(as, text));
  const printedOf = (values: BillForm | BillForm['segments'][number]) => ({
    powersKw: orNull(read(values.powersKw, 'power', 'kw')),
    energyPricesEurPerKwh: orNull(read(values.energyPricesEurPerKwh, 'energy', 'perKwh')),
    powerPricesEurPerKwYear: orNull(read(values.powerPricesEurPerKwYear, 'power', 'perKwYear')),
  });
  const energyOf = (values: BillForm | BillForm['segments'][number]) =>
    read(values.energyKwh, 'energy', 'kwh');
  const reactive = orNull(read(form.reactiveKvarh, 'energy', 'kvarh'));
  const lines = sentRows(form.lines).flatMap((row) => lineOf(form.lines[row]));
  const issuedOn = dayOr(form.issuedOn, to);
  const days = /^\d{1,3}$/.test(form.printedDays) ? Number(form.printedDays) : 0;
  return {
    number,
    kind: kind as BillKind,
    rectifies,
    tariff,
    issuedOn,
    accruedOn: dayOr(form.accruedOn, null),
    from,
    to,
    printedDays: days || null,
    isEstimated,
    energyKwh: energyOf(form).map(
      (kwh, index) =>
        firstOrSum(
          kwh,
          form.segments.map((one) => energyOf(one)[index] ?? null),
        ) ?? '0',
    ),
    ...printedOf(form),
    reactiveKvarh: reactive?.map((kvarh) => kvarh ?? '0') ?? null,
    maxKw: orNull(read(form.maxKw, 'power', 'kw')),
    segments: form.segments.map((one, index) => ({
      from: dayOr(one.from, dayOr(form.segments[index - 1]?.to, from)),
      to: dayOr(one.to, to),
      energyKwh: energyOf(one).map((kwh) => kwh ?? '0'),
      ...printedOf(one),
    })),
    lines,
    taxes: taxesOf(form, baseOf(lines.map(({ amountEur }) => amountEur))),
    totalEur: numberSoFar('eur', form.totalEur),
  };
}

const areDays = (from: string, to: string) => isDay(from) && isDay(to) && from < to;
const dayOr = <Other>(typed: string | undefined, other: Other) => (isDay(typed) ? typed : other);

const orNull = (values: (string | null)[]) =>
  values.some((value) => value !== null) ? values : null;

/** A line that is typed; none, as long as its amount is no number. */
function lineOf(row: BillForm['lines'][number] | undefined): FormBill['lines'] {
  const amountEur = numberSoFar('eur', row?.amountEur);
  const kind = Object.keys(billLineKindLabels).find((one) => one === row?.kind);
  if (!row || !kind || amountEur === null) return [];
  return [
    {
      kind: kind as BillLineKind,
      period: row.period === '' ? null : Number(row.period),
      segment: row.segment === '' ? null : Number(row.segment),
      text: row.text,
      amountEur,
      ratePercent: numberSoFar('percent', row.ratePercent),
      baseEur: numberSoFar('eur', row.baseEur),
    },
  ];
}

/** The taxes as they would be sent: empty fields follow from the rest. */
const taxesOf = ({ taxes }: BillForm, base: string): FormBill['taxes'] =>
  taxes.flatMap(({ ratePercent, baseEur, amountEur }) => {
    const rate = numberSoFar('percent', ratePercent);
    if (rate === null) return [];
    const taxed = numberSoFar('eur', baseEur) ?? base;
    const tax = numberSoFar('eur', amountEur) ?? taxOf(taxed, rate);
    return [{ ratePercent: rate, baseEur: taxed, amountEur: tax }];
  });
