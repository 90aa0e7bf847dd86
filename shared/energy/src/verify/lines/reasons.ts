import type { BillTerm } from '../../bill/bill';
import { yearOf } from '../../calendar/dates';
import { type ExactNumber, exact, zero } from '../../exact/decimal';
import { spanishNumber } from '../../exact/spanish';
import { accessPrices } from '../../rates/prices';
import { toleranceOf } from '../tolerances';
import type { Group } from './groups';
import type { LineFacts } from './lineFacts';

/** Prices are shown with what bills print. */
const priceDecimals = 6;

const twice = 2;

/** The price with which the billed amount comes out; null: there is more than one. */
function billedPrice(terms: readonly BillTerm[], billed: ExactNumber): ExactNumber | null {
  const [term, ...others] = terms;
  if (!term || others.length > 0) return null;
  const whole = exact(term.amountEur);
  return whole.eq(0) ? null : billed.div(whole).times(term.price);
}

/** The regulated price of another year with which a line closes. */
function otherYear({ input, table }: LineFacts, group: Group, billed: ExactNumber): string | null {
  const { concept, period, expected } = group;
  const term = expected[0]?.line.terms[0];
  if (!input || !term || period === null || expected.length !== 1) return null;
  if (exact(term.price).eq(0)) return null;
  if (concept !== 'power' && concept !== 'energy') return null;
  if (expected[0]?.line.parameters.length === 0) return null;
  const own = yearOf(term.firstDay);
  for (const year of [own - 1, own + 1]) {
    const on = (of: number) => {
      const day = of === own ? term.firstDay : `${of}-06-30`;
      const of1 = { tariff: input.tariff, term: concept, period } as const;
      const [segment] = accessPrices(table, of1, { firstDay: day, lastDay: day }).segments;
      return segment?.price ?? null;
    };
    const [now, then] = [on(own), on(year)];
    if (!now || !then) continue;
    const price = exact(term.price).minus(now).plus(then);
    const amount = exact(term.amountEur).times(price).div(term.price);
    const isClose = billed
      .minus(amount)
      .abs()
      .lte(toleranceOf({ eur: '0.02', percent: '0' }, zero));
    if (isClose) return `Cuadra con los peajes y cargos de ${year}, que no son los de esos días.`;
  }
  return null;
}

/** Suppliers that still bill by a rule of March 2025 have had until this day to learn of its end. */
const lastDayOfOldHabits = '2027-03-31';

/**
 * Two times the right amount: the factor of the rules before April 2025. Where powers change inside the
 * cycle it is a coincidence.
 */
function doubled(facts: LineFacts, group: Group, due: ExactNumber, billed: ExactNumber) {
  const { bill, powerSets, tolerances } = facts;
  if (group.concept !== 'excess' || due.eq(0)) return null;
  if (powerSets.length > 1 || bill.readings.to > lastDayOfOldHabits) return null;
  const double = due.times(twice);
  return billed.minus(double).abs().lte(toleranceOf(tolerances.excess, double))
    ? 'Es el doble: el factor 2 de los excesos terminó el 31/03/2025 (Circular CNMC 1/2025).'
    : null;
}

const units: Partial<Record<Group['concept'], string>> = { power: '€/kW·año', energy: '€/kWh' };

function byPrice(group: Group, billed: ExactNumber): string | null {
  const unit = units[group.concept];
  const terms = group.expected.flatMap(({ line }) => line.terms);
  const price = unit ? billedPrice(terms, billed) : null;
  if (!price || !unit) return null;
  const due = spanishNumber(terms[0]?.price ?? 0);
  return `Sale a ${spanishNumber(price.round(priceDecimals))} ${unit}, y son ${due} ${unit}.`;
}

/** A number of days with which a power line closes. */
function byDays(group: Group, billed: ExactNumber): string | null {
  const [term, ...others] = group.expected.flatMap(({ line }) => line.terms);
  if (!term || others.length > 0 || !/power|meter|socialBonus/.test(group.concept)) return null;
  const due = exact(term.amountEur);
  if (due.eq(0)) return null;
  const days = billed.div(due).times(term.days).round(0);
  const amount = due.times(days).div(term.days);
  const isClose = billed.minus(amount).abs().lte('0.01') && !days.eq(term.days) && due.gt('0.5');
  const isPlausible = days.minus(term.days).abs().lte(3) && days.gt(0);
  return isClose && isPlausible ? `Cuadra con ${days.toFixed()} días, y son ${term.days}.` : null;
}

function notBilled({ issued }: Group): string | null {
  return issued.length === 0 ? 'La factura no tiene esta línea.' : null;
}

function notDue({ expected }: Group): string | null {
  return expected.length === 0
    ? 'Con este contrato y estas lecturas no hay nada que cobrar.'
    : null;
}

/** @returns what explains a difference, in Spanish sentences; null: no known reason */
export function reasonOf(facts: LineFacts, group: Group, billed: ExactNumber): string | null {
  const due = group.expected.reduce((sum, { amount }) => sum.plus(amount ?? 0), zero);
  return (
    notBilled(group) ??
    notDue(group) ??
    doubled(facts, group, due, billed) ??
    otherYear(facts, group, billed) ??
    byDays(group, billed) ??
    byPrice(group, billed)
  );
}
