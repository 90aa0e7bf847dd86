import { type DayRange, splitByMonth } from '../../calendar/dates';
import { type ExactNumber, exact, sum } from '../../exact/decimal';
import { spanishNumber } from '../../exact/spanish';
import {
  type ExcessFormula,
  type ExcessRate,
  excessRates,
  isByMaximeter,
} from '../../rates/excessRate';
import type { NotVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import type { Period } from '../../tariff/tariffs';
import type { BillLine } from '../bill';
import { type CostTerm, distinct, lineOf, noCost } from '../cost';
import type { BillInput } from '../input';

/** A power over the contracted one: the charged one, and its text. */
interface ExcessPower {
  readonly power: ExactNumber;
  /** «(23,4 − 20) kW» */
  readonly text: string;
}

/** The measure of a period: no excess (and its text), none at all, or an excess. */
export type MeasuredExcess =
  | { readonly none: string }
  | { readonly missing: NotVerifiable }
  | { readonly excessIn: (range: DayRange) => ExcessPower | null };

const formulas: Record<ExcessFormula, string> = {
  daily: '(potencia máxima − potencia contratada) × t_ep × días',
  dailyTwice: '2 × (potencia máxima − potencia contratada) × t_ep × días',
  monthly: '√Σ (potencia de cada cuarto de hora − potencia contratada)² × t_ep',
  monthlyWithRatio: '√Σ (potencia de cada cuarto de hora − potencia contratada)² × t_ep × K_p',
};

const isByDay = (formula: ExcessFormula) => formula === 'daily' || formula === 'dailyTwice';

/** t_ep with its factor: 2 or K_p, up to March 2025. */
function priceOf({ formula, eurPerKw, parameters }: ExcessRate): ExactNumber {
  if (!isByDay(formula)) return eurPerKw;
  const price = sum(parameters.map(({ value }) => exact(value)));
  return formula === 'dailyTwice' ? price.times(2) : price;
}

function termOf(rate: ExcessRate, { power, text }: ExcessPower): CostTerm {
  const { formula, firstDay, lastDay, days, parameters } = rate;
  const [price = '', ratio = ''] = parameters.map(({ value }) => spanishNumber(value));
  const calculations: Record<ExcessFormula, string> = {
    daily: `${text} × ${price} €/kW·día × ${days} días`,
    dailyTwice: `2 × ${text} × ${price} €/kW·día × ${days} días`,
    monthly: `${text} × ${price} €/kW`,
    monthlyWithRatio: `${text} × ${price} €/kW × ${ratio}`,
  };
  return {
    firstDay,
    lastDay,
    days,
    quantity: power,
    unit: 'kW',
    price: priceOf(rate),
    priceUnit: isByDay(formula) ? '€/kW·día' : '€/kW',
    amount: rate.eurPerKw.times(power),
    calculation: calculations[formula],
    parameters,
  };
}

/** The line of a period. Without an excess it costs nothing and needs no price. */
export function excessLine(
  input: BillInput,
  table: ParameterTable,
  { period, cycle }: { readonly period: Period; readonly cycle: DayRange },
  measured: MeasuredExcess,
): BillLine {
  const { tariff, pointType } = input;
  const usual = formulas[isByMaximeter(pointType) ? 'daily' : 'monthly'];
  const head = {
    concept: 'excess',
    period,
    label: `Exceso de potencia P${period}`,
    formula: usual,
    norm: 'Circular CNMC 3/2020, art. 9.4, y Circular CNMC 1/2025',
  } as const;
  if ('missing' in measured) return lineOf(head, { terms: [], missing: [measured.missing] });
  if ('none' in measured) {
    return lineOf({ ...head, formula: 'sin exceso no hay importe' }, noCost, measured.none);
  }

  // A natural month without an excess needs no price.
  const ranges = isByMaximeter(pointType)
    ? [cycle]
    : splitByMonth(cycle).filter((month) => measured.excessIn(month) !== null);
  const found = ranges.map((range) => excessRates(table, { tariff, pointType, period }, range));
  const missing = found.flatMap((one) => one.missing);
  const segments = found.flatMap((one) => one.segments);
  const rates = segments.flatMap((rate) => {
    const excess = measured.excessIn(rate);
    return excess ? [{ rate, term: termOf(rate, excess) }] : [];
  });
  const used = distinct(
    rates.map(({ rate }) => formulas[rate.formula]),
    (text) => text,
  );
  const formula = used.length > 0 ? used.join('; ') : usual;
  return lineOf({ ...head, formula }, { terms: rates.map(({ term }) => term), missing });
}
