import { type DayRange, monthDays } from '../calendar/dates';
import { type Decimal, type ExactNumber, exact } from '../exact/decimal';
import { spanishEuros } from '../exact/spanish';
import { isByMaximeter } from '../rates/excessRate';
import { checkPowers, proposePointType } from '../tariff/powers';
import { type Period, type PointType, periodsOf } from '../tariff/tariffs';
import { lowVoltageLimitKw } from './bounds';
import type { PowerCost } from './cost';
import type { PricedStudy } from './pricedStudy';
import { kwText, periodsText } from './spanish';

/** What a person must know before they trust a result. The message is Spanish, whole sentences. */
export type Caution = { readonly message: string } & (
  | { readonly code: 'acceptsExcesses'; readonly months: number; readonly excessEur: Decimal }
  | { readonly code: 'pastMayNotRepeat' }
  /** Nothing is saved. */
  | { readonly code: 'noSaving' }
  | { readonly code: 'changeOnceAYear' }
  /** Rights to pay for each kW by which a power is raised, now (`periods`) or later; without taxes. */
  | {
      readonly code: 'raisingCostsRights';
      readonly extensionEurPerKw: Decimal;
      readonly accessEurPerKw: Decimal;
      readonly periods: readonly Period[];
    }
  /** With ICP: never less than the demand, and perhaps a normalised power. */
  | { readonly code: 'icpTrips' }
  | { readonly code: 'annualised'; readonly days: number }
  /** Months without any measure, which have no part in the costs. */
  | { readonly code: 'monthsLeftOut'; readonly ranges: readonly DayRange[] }
  /** Periods that occur in a month and were not measured there: no excess is counted. */
  | {
      readonly code: 'periodsNotMeasured';
      readonly months: readonly { readonly range: DayRange; readonly periods: readonly Period[] }[];
    }
  /** Periods that were never measured: only the order and the bounds set their power. */
  | { readonly code: 'periodsWithoutDemand'; readonly periods: readonly Period[] }
  | { readonly code: 'unknownQuarters'; readonly quarters: number }
  /** Excesses by quarters of parts of a month: how they are prorated is not settled. */
  | { readonly code: 'notNaturalMonths'; readonly ranges: readonly DayRange[] }
  | { readonly code: 'pointTypeChanges'; readonly from: PointType; readonly to: PointType }
  | { readonly code: 'fits20td'; readonly highestKw: Decimal }
  /** What the table says of a price that was used, for example that it has one source only. */
  | { readonly code: 'parameterNote'; readonly note: string; readonly norm: string }
  | { readonly code: 'currentPowersInvalid' }
);

interface OptimumFacts {
  readonly priced: PricedStudy;
  readonly cost: PowerCost;
  readonly current: PowerCost;
  readonly saving: ExactNumber;
}

type Rule = (facts: OptimumFacts) => readonly Caution[];

/** Rights for each kW, without taxes. Source: Orden ITC/3519/2009. */
const extensionEurPerKw = '17.374714';
const accessEurPerKw = '19.703137';

const hasExcess = ({ excessEur }: { excessEur: Decimal }) => exact(excessEur).gt(0);

const acceptsExcesses: Rule = ({ cost }) => {
  if (!hasExcess(cost)) return [];
  const months = cost.months.filter(hasExcess).length;
  const often = months === 1 ? '1 mes' : `${months} meses`;
  const message = `El óptimo acepta pagar excesos: ${spanishEuros(exact(cost.excessEur))} en ${often}.`;
  return [{ code: 'acceptsExcesses', message, months, excessEur: cost.excessEur }];
};

const always: Rule = () => [
  {
    code: 'pastMayNotRepeat',
    message: 'Las potencias máximas pasadas pueden no repetirse: revisa los cambios previstos.',
  },
  {
    code: 'changeOnceAYear',
    message:
      'Entre dos cambios de potencia pueden tener que pasar 12 meses: no cuente con corregirla antes.',
  },
];

const noSaving: Rule = ({ saving }) =>
  saving.gt(0)
    ? []
    : [{ code: 'noSaving', message: 'Cambiar de potencias no ahorra: conserve las actuales.' }];

const raisingCostsRights: Rule = ({ priced, cost, current }) => {
  const periods = periodsOf(priced.study.tariff, 'power').filter((_, i) =>
    exact(cost.powersKw[i] ?? 0).gt(current.powersKw[i] ?? 0),
  );
  const rights =
    'derechos de extensión (17,374714 €/kW) y de acceso (19,703137 €/kW), que no se incluyen en el coste';
  const message =
    periods.length > 0
      ? `El óptimo sube ${periodsText(periods)}: puede haber que pagar ${rights}.`
      : `Volver a subir una potencia más adelante cuesta ${rights}.`;
  return [{ code: 'raisingCostsRights', message, extensionEurPerKw, accessEurPerKw, periods }];
};

const icpTrips: Rule = ({ priced: { study } }) => {
  if (study.powerControl !== 'icp') return [];
  const message =
    'Con ICP no hay excesos: el suministro se corta. No contrates menos que la demanda más alta y comprueba si la potencia debe ser una de las normalizadas.';
  return [{ code: 'icpTrips', message }];
};

const annualised: Rule = ({ priced: { isAnnualised, days } }) => {
  if (!isAnnualised) return [];
  const message = `Resultado anualizado a partir de ${days} días (× 365/${days}): los meses sin medir pueden ser distintos.`;
  return [{ code: 'annualised', message, days }];
};

const monthsLeftOut: Rule = ({ priced: { leftOut } }) => {
  if (leftOut.length === 0) return [];
  const message = `No hay ninguna medida en ${leftOut.length} de los periodos pedidos: no cuentan en el coste.`;
  return [{ code: 'monthsLeftOut', message, ranges: leftOut }];
};

const periodsNotMeasured: Rule = ({ priced: { demand } }) => {
  const months = demand
    .filter(({ unmeasured }) => unmeasured.length > 0)
    .map(({ range, unmeasured }) => ({ range, periods: unmeasured }));
  if (months.length === 0) return [];
  const message = `Falta la medida de algún periodo horario en ${months.length} de los meses: en ellos se cuenta sin excesos.`;
  return [{ code: 'periodsNotMeasured', message, months }];
};

const periodsWithoutDemand: Rule = ({ priced: { study, highestKw } }) => {
  const periods = periodsOf(study.tariff, 'power').filter((_, i) => !highestKw[i]);
  if (periods.length === 0) return [];
  const message = `No se conoce ninguna demanda de ${periodsText(periods)}: no reduzca ahí la potencia sin comprobarla.`;
  return [{ code: 'periodsWithoutDemand', message, periods }];
};

const unknownQuarters: Rule = ({ priced: { demand } }) => {
  const quarters = demand.reduce((total, month) => total + month.unknownQuarters, 0);
  if (quarters === 0) return [];
  const message = `Faltan ${quarters} cuartos de hora de la curva: en ellos se cuenta sin excesos.`;
  return [{ code: 'unknownQuarters', message, quarters }];
};

const isNaturalMonth = ({ firstDay, lastDay }: DayRange) => {
  const month = monthDays(firstDay.slice(0, 7));
  return firstDay === month.firstDay && lastDay === month.lastDay;
};

const notNaturalMonths: Rule = ({ priced: { study, demand } }) => {
  if (isByMaximeter(study.pointType) || study.powerControl === 'icp') return [];
  const ranges = demand.map(({ range }) => range).filter((range) => !isNaturalMonth(range));
  if (ranges.length === 0) return [];
  const message =
    'La ventana no va por meses naturales: los excesos de los meses incompletos son orientativos.';
  return [{ code: 'notNaturalMonths', message, ranges }];
};

const pointTypeChanges: Rule = ({ priced: { study }, cost, current }) => {
  const from = study.pointType;
  const to = proposePointType(cost.powersKw);
  // Who has a better meter than the powers ask for keeps it.
  if (to === from || to === proposePointType(current.powersKw)) return [];
  const formula =
    isByMaximeter(from) === isByMaximeter(to) ? '' : ' y los excesos se calcularían de otra manera';
  const message = `Con estas potencias el punto podría pasar de tipo ${from} a tipo ${to}${formula}.`;
  return [{ code: 'pointTypeChanges', message, from, to }];
};

const fits20td: Rule = ({ priced: { study, highestKw } }) => {
  const known = highestKw.filter((power) => power !== null);
  if (study.tariff !== '3.0TD' || known.some((power) => power.gt(lowVoltageLimitKw))) return [];
  const highest = known.reduce((a, b) => (b.gt(a) ? b : a), exact(0)).toFixed();
  const message = `La demanda nunca pasa de ${kwText(highest)}: compara con la tarifa 2.0TD, que admite hasta 15 kW y puede ser más barata.`;
  return [{ code: 'fits20td', message, highestKw: highest }];
};

const parameterNotes: Rule = ({ priced: { excessParameters } }) => {
  const notes = new Map<string, string>();
  for (const { kind, note, norm } of excessParameters) {
    if (kind !== 'excessRatio' && note) notes.set(note, norm);
  }
  return [...notes].map(([note, norm]) => ({
    code: 'parameterNote',
    message: `Precio de los excesos (${norm}): ${note}`,
    note,
    norm,
  }));
};

const currentPowersInvalid: Rule = ({ priced: { study } }) => {
  const problems = checkPowers(study.tariff, study.currentPowersKw);
  if (problems.length === 0) return [];
  const message = `Revisa las potencias contratadas. ${problems.map((problem) => problem.message).join(' ')}`;
  return [{ code: 'currentPowersInvalid', message }];
};

const rules: readonly Rule[] = [
  currentPowersInvalid,
  noSaving,
  acceptsExcesses,
  icpTrips,
  always,
  raisingCostsRights,
  annualised,
  monthsLeftOut,
  periodsNotMeasured,
  periodsWithoutDemand,
  unknownQuarters,
  notNaturalMonths,
  pointTypeChanges,
  fits20td,
  parameterNotes,
];

/** @returns what to know of an optimum, the most important first */
export const cautionsOf = (facts: OptimumFacts): readonly Caution[] =>
  rules.flatMap((rule) => rule(facts));
