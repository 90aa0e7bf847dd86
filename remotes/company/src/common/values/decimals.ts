/**
 * Exact decimals are text with a point, and no digit of them may be lost: they are never numbers
 * here, only written the Spanish way.
 */

/** «20.376927» → «20,376927» and «1234.5» → «1.234,5». */
export function decimalInWords(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** As a person types it, for a form: a comma, and no points that could be taken for one. */
export const typedFrom = (decimal: string | null): string => (decimal ?? '').replace('.', ',');
