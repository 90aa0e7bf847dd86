/** A reading is of a month or two; whoever writes a longer one has mistaken the year. */
const maxDays = 366;

/**
 * What is wrong with the days of a reading, in Spanish; undefined: nothing. The sheet in which readings
 * are typed says it before the API has to.
 *
 * @param today where the supply point is: what has not happened yet cannot have been read
 */
export function readingDaysProblem(
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): string | undefined {
  if (to < from) return 'La fecha final no puede ser anterior a la inicial';
  if (to > today) return 'Todavía no ha llegado ese día';
  if (Date.parse(to) - Date.parse(from) >= maxDays * 86_400_000) {
    return `Una lectura abarca como mucho ${maxDays} días: comprueba el año`;
  }
  return undefined;
}
