import { presetAround } from '@vatio/ui/charts';

const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** «ene», «sept.», «Enero» → 1, 9, 1; 0 when it is no month. */
function monthNumber(word: string): number {
  const name = word.toLowerCase().replace('setiembre', 'septiembre').replace(/^set$/, 'sep');
  return name.length < 3 ? 0 : monthNames.findIndex((month) => month.startsWith(name)) + 1;
}

/** Each way to write a month: the year, and the month as digits or as a word. */
const spellings: readonly (readonly [RegExp, (parts: readonly string[]) => readonly string[]])[] = [
  [/^(\d{1,2})[/.-](\d{4}|\d\d)$/, ([month = '', year = '']) => [year, month]],
  [/^(\d{4})[/.-](\d{1,2})$/, (parts) => parts],
  [/^([a-záéíóú]+)\.?(?:\s+de)?[\s/.-]+(\d{4}|\d\d)$/i, ([month = '', year = '']) => [year, month]],
];

/**
 * «01/2026», «2026-01», «ene-26», «enero de 2026» → its first and last day; undefined when it is no
 * month.
 */
export function pastedMonth(
  text: string,
): { readonly from: string; readonly to: string } | undefined {
  for (const [spelling, read] of spellings) {
    const found = spelling.exec(text.trim());
    if (!found) continue;
    const [year = '', month = ''] = read(found.slice(1));
    const number = /^\d+$/.test(month) ? Number(month) : monthNumber(month);
    if (number < 1 || number > 12) continue;
    const whole = year.length === 2 ? `20${year}` : year;
    const { from, to } = presetAround('month', `${whole}-${String(number).padStart(2, '0')}-01`);
    return { from, to };
  }
  return undefined;
}
