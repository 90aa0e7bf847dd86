import { elements } from './xlsxXml';

/** The formats of dates that need no code of their own (ECMA-376, 18.8.30). */
const isBuiltIn = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Days or years, but for texts in quotes, escaped letters, and conditions or colours in brackets. */
const isDateCode = (code: string) => /[dy]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));

/** The cell formats, by their place in the list, that show a number as a date. */
export function dateStyles(styles: Document | undefined): ReadonlySet<number> {
  if (!styles) return new Set();
  const codes = new Map(
    elements(styles, 'numFmt').map((format) => [
      Number(format.getAttribute('numFmtId')),
      format.getAttribute('formatCode') ?? '',
    ]),
  );
  const [list] = elements(styles, 'cellXfs');
  const formats = list ? elements(list, 'xf') : [];
  return new Set(
    formats.flatMap((format, index) => {
      const id = Number(format.getAttribute('numFmtId'));
      return isBuiltIn(id) || isDateCode(codes.get(id) ?? '') ? [index] : [];
    }),
  );
}

const dayMs = 86_400_000;
const serialOf1970 = 25_569;
/** Days between the two calendars that Excel has had. */
const daysTo1904 = 1_462;

/** «31/12/2026». @param serial days of Excel's calendar */
export function dayOfSerial(serial: number, isFrom1904: boolean): string {
  const days = Math.floor(serial + (isFrom1904 ? daysTo1904 : 0)) - serialOf1970;
  const date = new Date(days * dayMs);
  if (Number.isNaN(date.getTime())) return String(serial);
  return date.toISOString().slice(0, 10).split('-').reverse().join('/');
}
