/** A reading spans a month or two; in a longer one the year is wrong. */
const maxDays = 366;

/**
 * The problem with a reading's days, in Spanish; undefined: none. The sheet for typing readings
 * shows it before the API does.
 *
 * @param today where the supply point is: the future cannot have been read
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
