import { type Decimal, exact } from '../exact/decimal';
import { spanishEuros } from '../exact/spanish';
import { optimisePowers } from '../optimise/optimise';
import { isStudyRefusal } from '../optimise/refusal';
import type { ParameterTable } from '../tariff/parameters';
import { premiseDoubt, premiseInWords } from '../tariff/premise';
import { type PowerOptions, powerStudyOf } from './powerStudy';
import type { StudySnapshot } from './snapshot';

/** The saving by the point's own data; null: it cannot be calculated. */
export interface GivenSaving {
  readonly current: { readonly totalEur: Decimal };
  readonly savingEur: Decimal;
}

/**
 * The saving if the point were of the type that its contracted powers say, beside the one that its data
 * give: another type has another formula for excesses. Source: RD 1110/2007 art. 7 (BOE-A-2007-16478).
 *
 * @returns null when there is no doubt, or it changes no euro
 */
export function premiseCaution(
  snapshot: StudySnapshot,
  options: PowerOptions,
  given: GivenSaving | null,
  table: ParameterTable,
): { readonly code: 'premiseDoubtful'; readonly message: string } | null {
  const doubt = premiseDoubt(snapshot, snapshot.window.lastDay);
  if (!doubt) return null;
  const other = optimisePowers(powerStudyOf({ ...snapshot, ...doubt.premise }, options), table);
  const isRefused = isStudyRefusal(other);
  if (!isRefused && given && hasSameEuros(given, other)) return null;
  const instead = given ? ` y no de ${spanishEuros(exact(given.savingEur))}` : '';
  const saving = isRefused
    ? `no se puede calcular con estos datos${given ? `, y el ahorro de ${spanishEuros(exact(given.savingEur))} solo vale si el tipo ${snapshot.pointType} es cierto` : ''}`
    : `el ahorro de potencia sería de ${spanishEuros(exact(other.savingEur))} al año${instead}`;
  const message = `${doubt.why}: con ${premiseInWords(doubt.premise)} ${saving}. Hay que confirmarlo con la distribuidora.`;
  return { code: 'premiseDoubtful', message };
}

const hasSameEuros = (one: GivenSaving, other: GivenSaving): boolean =>
  one.savingEur === other.savingEur && one.current.totalEur === other.current.totalEur;
