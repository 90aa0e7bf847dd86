import { type DayRange, joinRanges, monthDays, splitByMonth } from '../calendar/dates';

/** The natural months that some ranges touch, «2026-03», each once, in order. */
export const monthsOf = (stretches: readonly { readonly range: DayRange }[]): readonly string[] =>
  [
    ...new Set(
      stretches.flatMap(({ range }) =>
        splitByMonth(range).map(({ firstDay }) => firstDay.slice(0, 7)),
      ),
    ),
  ].sort();

const monthName = new Intl.DateTimeFormat('es-ES', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const list = new Intl.ListFormat('es-ES', { type: 'conjunction' });
const nameOf = (month: string) => monthName.format(new Date(`${monthDays(month).firstDay}T00:00Z`));

/** «faltan marzo de 2026 y abril de 2026», «faltan enero de 2026 y los de marzo a junio de 2026» */
export const faltan = (months: readonly string[]) =>
  `${months.length === 1 ? 'falta' : 'faltan'} ${list.format(runsOf(months).flatMap(runInWords))}`;

/** Months in order, those that follow one another together. */
const runsOf = (months: readonly string[]) =>
  joinRanges(months.map(monthDays)).map((range) =>
    splitByMonth(range).map(({ firstDay }) => firstDay.slice(0, 7)),
  );

/** Three or more months are shortened to a range, which is easier to read. */
function runInWords(run: readonly string[]): readonly string[] {
  const [first, last] = [run[0], run.at(-1)];
  if (run.length < 3 || !first || !last) return run.map(nameOf);
  const from = nameOf(first);
  const year = ` de ${last.slice(0, 4)}`;
  return [`los de ${from.replace(year, '')} a ${nameOf(last)}`];
}
