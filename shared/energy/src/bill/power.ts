import type { DayRange } from '../calendar/dates';
import { type DecimalInput, type ExactNumber, exact, zero } from '../exact/decimal';
import { spanishNumber } from '../exact/spanish';
import { accessKeys, pricesOf } from '../rates/prices';
import type { ParameterKey } from '../tariff/parameterRows';
import type { ParameterTable } from '../tariff/parameters';
import { type Period, periodsOf, type Tariff } from '../tariff/tariffs';
import type { BillLine } from './bill';
import { type Cost, lineOf } from './cost';
import { powerPieces } from './cycle';
import type { BillInput, PowerPrice } from './input';
import { firstSurchargePercent } from './shortContract';

function agreedPrice(price: PowerPrice, period: Period): ExactNumber {
  if (price.kind === 'pvpc') return zero;
  const prices = price.kind === 'own' ? price.eurPerKwYear : price.marginEurPerKwYear;
  return exact(prices?.[period - 1] ?? 0);
}

function regulatedKeys(price: PowerPrice, tariff: Tariff, period: Period): ParameterKey[] {
  if (price.kind === 'own') return [];
  const access = accessKeys({ tariff, term: 'power', period });
  return price.kind === 'pvpc' && period === 1 ? [...access, { kind: 'pvpcMargin' }] : access;
}

/** The cost of a period's contracted power: kW × €/kW·año × days / 365, or 366. */
export function powerCost(
  table: ParameterTable,
  of: {
    readonly tariff: Tariff;
    readonly period: Period;
    readonly powerKw: DecimalInput;
    readonly price: PowerPrice;
    /** The surcharge on the toll alone, percent. */
    readonly surchargePercent?: number;
  },
  range: DayRange,
): Cost {
  const { tariff, period, price, surchargePercent = 0 } = of;
  const power = exact(of.powerKw);
  const keys = regulatedKeys(price, tariff, period);
  const { segments, missing } = pricesOf(table, keys, agreedPrice(price, period), range);
  const terms = segments.map((segment) => {
    const { parameters, days, daysInYear, price: usual } = segment;
    const [toll] = surchargePercent > 0 ? parameters : [];
    const surcharge = toll && exact(toll.value).times(surchargePercent).div(100);
    const eurPerKwYear = surcharge ? usual.plus(surcharge) : usual;
    const why = toll ? ` (con un ${surchargePercent} % más de peaje)` : '';
    return {
      ...segment,
      price: eurPerKwYear,
      quantity: power,
      unit: 'kW' as const,
      priceUnit: '€/kW·año',
      amount: power.times(eurPerKwYear).times(days).div(daysInYear),
      calculation: `${spanishNumber(power)} kW × ${spanishNumber(eurPerKwYear)} €/kW·año${why} × ${days} / ${daysInYear}`,
    };
  });
  return { terms, missing };
}

/**
 * The power term, a line for each period: each price and each set of powers by its days. Source:
 * Circular CNMC 3/2020 arts. 9.1 and 9.2 (BOE-A-2020-1066).
 */
export function powerLines(input: BillInput, table: ParameterTable, cycle: DayRange): BillLine[] {
  const { tariff, powerPrice: price } = input;
  const pieces = powerPieces(input, cycle);
  const surchargePercent = input.shortContract ? firstSurchargePercent : 0;
  return periodsOf(tariff, 'power').map((period) => {
    const costs = pieces.map((piece) => {
      const powerKw = piece.powersKw[period - 1] ?? 0;
      return powerCost(table, { tariff, period, powerKw, price, surchargePercent }, piece);
    });
    const head = {
      concept: 'power',
      period,
      label: `Potencia P${period}`,
      formula: 'potencia × precio × días / días del año',
      norm: price.kind === 'own' ? 'Contrato de suministro' : 'Circular CNMC 3/2020, art. 9',
    } as const;
    const cost = {
      terms: costs.flatMap(({ terms }) => terms),
      missing: costs.flatMap(({ missing }) => missing),
    };
    return lineOf(head, cost);
  });
}
