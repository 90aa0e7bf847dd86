import type { ParameterKey } from '@vatio/contracts/user/parameters';
import { addDays, monthDays } from '@vatio/energy/calendar';
import { type ParameterKind, parameterKeys, parameterShapes } from '@vatio/energy/tariff';
import type { Gap, SharedGaps } from './gaps';

const monthName = new Intl.DateTimeFormat('es-ES', { month: 'long', timeZone: 'UTC' });
const verbs = { missing: 'falta', pending: 'pendiente' } as const;

/**
 * «Impuesto eléctrico (IEE): pendiente en noviembre y diciembre de 2026 y todo 2027». A month
 * counts if one day of it lacks a value. Tariffs and periods are named unless the whole kind is
 * meant.
 */
export function missingSentence(kind: ParameterKind, groups: readonly SharedGaps[]): string {
  const parts = groups.flatMap(({ keys, gaps }) => {
    const subject = subjectOf(kind, keys);
    return (['pending', 'missing'] as const).flatMap((reason) => {
      const months = monthsIn(gaps.filter((gap) => gap.reason === reason));
      return months.length > 0 ? `${verbs[reason]} ${monthsInWords(months)}${subject}` : [];
    });
  });
  return `${parameterShapes[kind].title}: ${parts.join('; ')}`;
}

/** The months in order, `2026-11`. */
function monthsIn(gaps: readonly Gap[]): string[] {
  const months = gaps.flatMap(({ from, to }) => {
    const found: string[] = [];
    for (let day = from; day <= to; day = dayAfterMonth(day)) found.push(day.slice(0, 7));
    return found;
  });
  return [...new Set(months)].sort();
}

const dayAfterMonth = (day: string) => addDays(monthDays(day.slice(0, 7)).lastDay, 1);

/** «en noviembre y diciembre de 2026 y todo 2027» */
function monthsInWords(months: readonly string[]): string {
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  const said = years.map((year) => {
    const ofYear = months.filter((month) => month.startsWith(year));
    if (ofYear.length === 12) return `todo ${year}`;
    return `${runsOf(ofYear).join(' y ')} de ${year}`;
  });
  return said.join(' y ');
}

/** Three and more in a row are «de marzo a octubre». */
function runsOf(months: readonly string[]): string[] {
  const numbers = months.map((month) => Number(month.slice(5)));
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => {
    const names = run.map((number) => monthName.format(Date.UTC(2000, number - 1)));
    return run.length > 2 ? `de ${names[0]} a ${names.at(-1)}` : `en ${names.join(' y ')}`;
  });
}

/** « (3.0TD y 6.1TD P2)»; empty when the whole kind is meant. */
function subjectOf(kind: ParameterKind, keys: readonly ParameterKey[]): string {
  if (keys.length === parameterKeys(kind).length) return '';
  const { variants = {} } = parameterShapes[kind];
  const tariffs = [...new Set(keys.flatMap(({ tariff }) => tariff ?? []))];
  const names = [
    ...tariffs.map((tariff) => {
      const periods = keys.filter((key) => key.tariff === tariff).map(({ period }) => `P${period}`);
      const isWhole = periods.length === parameterKeys(kind, tariff).length;
      return isWhole ? tariff : `${tariff} ${inWords(periods)}`;
    }),
    ...keys.flatMap(({ variant }) => (variant ? (variants[variant] ?? variant) : [])),
  ];
  return ` (${inWords(names.map(lowerFirst))})`;
}

const inWords = (words: readonly string[]) => spanishList.format(words);
const spanishList = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** «Reducido» inside a sentence. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
