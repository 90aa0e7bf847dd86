import { daysIn, splitByMonth } from '../calendar/dates';
import { demandOf, isMeasured, type MonthDemand } from '../optimise/demand';
import { isByMaximeter } from '../rates/excessRate';
import { faltan, monthsOf } from './monthWords';
import { powerStudyOf } from './powerStudy';
import { reactiveLack } from './reactiveLack';
import type { StudySnapshot } from './snapshot';
import { type Stretch, stretchesOf } from './stretches';

/**
 * A finding on how much of the window is known. `blocking`: the powers cannot be computed without it. Each
 * analysis of a study needs other data, so that one may be complete and another not.
 */
export interface Finding {
  readonly severity: 'blocking' | 'warning';
  readonly code:
    | 'monthsMissing'
    | 'maximetersMissing'
    | 'periodsMissing'
    | 'curveMissing'
    | 'quartersMissing'
    | 'hourlyCurve'
    | 'reactiveMissing'
    | 'estimated';
  /** Spanish, a whole sentence. */
  readonly message: string;
  /** The natural months that it is about, «2026-03»; empty: all. */
  readonly months: readonly string[];
}

export interface Completeness {
  /** The natural months of the window; `knownMonths`: those in which every day is known. */
  readonly months: number;
  readonly knownMonths: number;
  /** The share of the known days with estimated values, 0 to 1. */
  readonly estimatedShare: number;
  readonly findings: readonly Finding[];
}

const aYear = 12;

/** @returns what is missing for a study of a snapshot, the gravest first */
export function completenessOf(snapshot: StudySnapshot): Completeness {
  const stretches = stretchesOf(snapshot);
  const months = splitByMonth(snapshot.window).map(({ firstDay }) => firstDay.slice(0, 7));
  const unknown = monthsOf(stretches.filter((stretch) => !isKnown(stretch)));
  const estimatedShare = shareEstimated(stretches);
  const findings = [
    ...missingMonths(months, unknown),
    ...(isByMaximeter(snapshot.pointType)
      ? missingMaximeters(snapshot)
      : missingQuarters(snapshot, stretches)),
    ...missingReactive(snapshot, unknown),
    ...estimates(estimatedShare),
  ];
  return {
    months: months.length,
    knownMonths: months.length - unknown.length,
    estimatedShare,
    findings: findings.sort((one, other) => rank(one) - rank(other)),
  };
}

const rank = ({ severity }: Finding) => (severity === 'blocking' ? 0 : 1);

const isKnown = ({ reading, curve }: Stretch) =>
  reading !== null || (curve !== null && curve.missing === 0);

function missingMonths(months: readonly string[], unknown: readonly string[]): Finding[] {
  const known = months.length - unknown.length;
  if (unknown.length === 0 && months.length >= aYear) return [];
  const message =
    unknown.length === 0
      ? `La ventana tiene ${months.length} meses y un año tiene 12: el resultado se puede anualizar.`
      : `Se conocen ${known} de ${months.length} meses: ${faltan(unknown)}.`;
  return [{ severity: 'warning', code: 'monthsMissing', message, months: unknown }];
}

/** Uses the calculation's own test for a measure, with ICP too: the powers must reach the demand. */
function missingMaximeters(snapshot: StudySnapshot): Finding[] {
  const demand = demandOf(powerStudyOf(snapshot));
  const without = demand.filter((month) => !isMeasured(month));
  if (without.length === demand.length) {
    const message =
      'No hay ningún maxímetro: escríbelos en Consumos o importa la curva cuartohoraria.';
    const months = monthsOf(demand);
    return [{ severity: 'blocking', code: 'maximetersMissing', message, months }];
  }
  const partly = demand.filter((month) => isMeasured(month) && month.unmeasured.length > 0);
  return [
    ...missingMeasures('maximetersMissing', without, 'por medir (maxímetros)'),
    ...missingMeasures('periodsMissing', partly, 'por medir en algún periodo (maxímetros)'),
  ];
}

function missingMeasures(
  code: Finding['code'],
  demand: readonly MonthDemand[],
  what: string,
): Finding[] {
  const months = monthsOf(demand);
  if (months.length === 0) return [];
  const message = sentence(`${faltan(months)} ${what}: escríbelos en Consumos.`);
  return [{ severity: 'warning', code, message, months }];
}

function missingQuarters({ curve }: StudySnapshot, stretches: readonly Stretch[]): Finding[] {
  if (!curve || stretches.every((stretch) => stretch.curve === null)) {
    const message =
      'No hay curva de estos meses, y los puntos de tipo 1, 2 y 3 se calculan con ella: impórtala.';
    return [{ severity: 'blocking', code: 'curveMissing', message, months: [] }];
  }
  const partly = monthsOf(stretches.filter((stretch) => stretch.curve?.missing !== 0));
  const missing: Finding[] = partly.length
    ? [
        {
          severity: 'warning',
          code: 'quartersMissing',
          message: `La curva no está completa: ${faltan(partly)}.`,
          months: partly,
        },
      ]
    : [];
  const hourly: Finding = {
    severity: 'warning',
    code: 'hourlyCurve',
    message:
      'La curva es horaria: cada hora cuenta por sus cuatro cuartos, y los excesos reales pueden ser mayores.',
    months: [],
  };
  return curve.minutes === 60 ? [...missing, hourly] : missing;
}

/**
 * A finding of its own, because a curve or a maximeter does not measure it. It makes no claim where the
 * whole is unknown.
 */
function missingReactive(snapshot: StudySnapshot, unknown: readonly string[]): Finding[] {
  const lack = reactiveLack(snapshot, unknown);
  if (!lack || lack.isWhole) return [];
  const { message, months } = lack;
  return [{ severity: 'warning', code: 'reactiveMissing', message, months }];
}

function estimates(share: number): Finding[] {
  if (share === 0) return [];
  const percent = Math.max(1, Math.round(share * 100));
  const message = `El ${percent} % de los días es estimado.`;
  return [{ severity: 'warning', code: 'estimated', message, months: [] }];
}

function shareEstimated(stretches: readonly Stretch[]): number {
  const days = (list: readonly Stretch[]) =>
    list.reduce((total, { range }) => total + daysIn(range), 0);
  const known = days(stretches.filter(isKnown));
  return known === 0 ? 0 : days(stretches.filter(({ reading }) => reading?.isEstimated)) / known;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
