import { parameterRecord } from '@vatio/contracts/user/parameterRecord';
import type { ParameterQuery } from '@vatio/contracts/user/parameters';
import { isParameterKind, parameterKinds, tariffs } from '@vatio/energy/tariff';
import { kindTitle } from './parameter';

/** The filters of the parameters, as they are called in the URL. `version` is a number. */
export const parameterFilters = ['anio', 'clase', 'tarifa', 'estado', 'version'] as const;

export const kindOptions = parameterKinds.map((value) => ({ value, label: kindTitle(value) }));
export const tariffOptions = tariffs.map((value) => ({ value, label: value }));
const { values: states } = parameterRecord.fields.state;
export const stateOptions = [
  { value: 'confirmed', label: states.confirmed },
  { value: 'pending', label: states.pending },
] as const;

/** The first year with more than a few taxes in the table. */
const firstYear = 2024;
/** The word in the URL for all years; without a word it is this year. */
export const allYears = 'todos';

/** The years to choose from, the next one first: that is where values are missing. */
export function yearOptions(thisYear: number, shownYear: string | undefined) {
  const near = Array.from({ length: thisYear + 2 - firstYear }, (_, index) => thisYear + 1 - index);
  // An address may say any year, and the choice must not say another.
  const years = new Set([...near.map(String), ...(shownYear ? [shownYear] : [])]);
  return [...years]
    .sort((one, other) => Number(other) - Number(one))
    .map((year) => ({ value: year, label: year }));
}

export type ParameterFilters = Readonly<Partial<Record<(typeof parameterFilters)[number], string>>>;

/** The year that is shown, as text; `undefined`: all of them. */
export function yearOf({ anio }: ParameterFilters, thisYear: number): string | undefined {
  if (anio === allYears) return undefined;
  return /^(19|20)\d\d$/.test(anio ?? '') ? anio : String(thisYear);
}

/** The old version that is shown, if any. */
export const versionOf = ({ version = '' }: ParameterFilters): number | undefined =>
  /^[1-9]\d{0,5}$/.test(version) ? Number(version) : undefined;

/** The query for the API. Drops invalid values, because the URL can be typed. */
export function toParameterQuery(
  filters: ParameterFilters,
  thisYear: number,
): Partial<ParameterQuery> {
  const { clase, tarifa, estado } = filters;
  const year = yearOf(filters, thisYear);
  const version = versionOf(filters);
  const kind = clase && isParameterKind(clase) ? clase : undefined;
  const tariff = tariffs.find((one) => one === tarifa);
  const state = stateOptions.find(({ value }) => value === estado)?.value;
  return {
    ...(year && { year: Number(year) }),
    ...(kind && { kind }),
    ...(tariff && { tariff }),
    ...(state && { state }),
    ...(version && { version }),
  };
}
