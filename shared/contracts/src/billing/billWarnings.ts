import { decimalInWords } from '@vatio/records/format';
import type { NewBill } from './bills';
import { scaled, shareOf, sumOf, unscaled } from './scaled';

/**
 * Something that a person should look at again, although it is stored: a bill is kept as it was
 * printed.
 */
export interface BillWarning {
  /** A field of the bill: `taxes.0.amountEur`. */
  readonly field: string;
  /** Spanish, without a full stop. */
  readonly message: string;
}

type Warned = Pick<
  NewBill,
  | 'kind'
  | 'from'
  | 'to'
  | 'issuedOn'
  | 'paidOn'
  | 'energyKwh'
  | 'segments'
  | 'lines'
  | 'taxes'
  | 'totalEur'
>;

/** Rounding of each printed amount adds up to as much. */
const toleranceCents = 2n;

/**
 * Inconsistencies within a bill, and odd days. The form shows them during typing, and the API with each
 * bill; neither looks at contract or prices, which verification does.
 *
 * @param today the company's local day
 */
export const billWarnings = (bill: Warned, today: string): BillWarning[] => [
  ...dayWarnings(bill, today),
  ...segmentWarnings(bill),
  ...sumWarnings(bill),
];

function dayWarnings({ from, to, issuedOn, paidOn }: Warned, today: string): BillWarning[] {
  return [
    ...(to > today ? [warning('to', 'Todavía no ha llegado ese día')] : []),
    ...(issuedOn > today
      ? [warning('issuedOn', 'Todavía no ha llegado ese día')]
      : issuedOn < to && from < to
        ? [warning('issuedOn', 'Se emitió antes de la última lectura: comprueba las fechas')]
        : []),
    ...(paidOn && paidOn < issuedOn
      ? [warning('paidOn', 'Se pagó antes de emitirse: comprueba las fechas')]
      : []),
  ];
}

function segmentWarnings({ segments, energyKwh }: Warned): BillWarning[] {
  if (segments.length === 0) return [];
  return energyKwh.flatMap((kwh, index) => {
    const parts = segments.map((one) => scaled(one.energyKwh[index] ?? '0', 3));
    return sumOf(parts) === scaled(kwh, 3)
      ? []
      : [warning(`energyKwh.${index}`, `Los tramos suman otros kWh de P${index + 1}`)];
  });
}

function sumWarnings({ kind, lines, taxes, totalEur }: Warned): BillWarning[] {
  const bases = sumOf(taxes.map(({ baseEur }) => centsOf(baseEur)));
  const whole = bases + sumOf(taxes.map(({ amountEur }) => centsOf(amountEur)));
  const printed = sumOf(lines.map(({ amountEur }) => centsOf(amountEur)));
  const total = centsOf(totalEur);
  return [
    ...(isFar(printed, bases)
      ? [
          warning(
            'taxes.0.baseEur',
            `Las líneas suman ${euros(printed)} y las bases, ${euros(bases)}`,
          ),
        ]
      : []),
    ...taxes.flatMap(({ ratePercent, baseEur, amountEur }, index) => {
      const due = shareOf(centsOf(baseEur), ratePercent);
      return isFar(due, centsOf(amountEur))
        ? [warning(`taxes.${index}.amountEur`, `El impuesto de esa base sería ${euros(due)}`)]
        : [];
    }),
    ...(isFar(whole, total)
      ? [warning('totalEur', `Las bases y los impuestos suman ${euros(whole)}`)]
      : []),
    ...(kind === 'cancels' && total > 0n
      ? [warning('totalEur', 'Una factura que anula otra suele tener el total en negativo')]
      : []),
  ];
}

const warning = (field: string, message: string): BillWarning => ({ field, message });

const isFar = (one: bigint, other: bigint) => {
  const difference = one - other;
  return difference > toleranceCents || difference < -toleranceCents;
};

const centsOf = (eur: string) => scaled(eur, 2);

const euros = (cents: bigint) => `${decimalInWords(unscaled(cents, 2))}\u00a0€`;
