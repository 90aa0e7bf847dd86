/** The content of a cell of numbers. */
export type ReadNumber =
  | { readonly decimal: string }
  /** Two numbers may be meant, as «1.234». */
  | { readonly either: readonly [asDecimal: string, asThousands: string] }
  | undefined;

/** The most decimals that a value may have. */
const mostDecimals = 10;

/**
 * A number of a sheet: «0,1» and «0.1» are the same, and so are «1.234,5» and «1,234.5». A single point
 * before three digits may separate thousands or decimals: only the person knows which.
 */
export function readNumber(text: string): ReadNumber {
  // Excel writes small numbers of a CSV as «3,1E-05».
  if (/^\d{1,3}([.,]\d{1,15})?e[-+]?\d{1,2}$/i.test(text)) {
    const decimal = Number(text.replace(',', '.')).toFixed(mostDecimals);
    return { decimal: decimal.replace(/0{1,10}$/, '') };
  }
  if (!/^\d[\d.,]{0,39}$/.test(text) || /[.,]$/.test(text)) return undefined;
  const [point, comma] = [text.split('.').length - 1, text.split(',').length - 1];
  if (point + comma === 0) return { decimal: text };
  if (point > 0 && comma > 0) {
    const mark = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
    return grouped(text, mark);
  }
  const mark = point > 0 ? '.' : ',';
  const parts = text.split(mark);
  if (parts.length > 2) return isGrouped(parts) ? { decimal: parts.join('') } : undefined;
  if (mark === '.' && isGrouped(parts)) {
    return { either: [text.replace('.', ','), parts.join('')] };
  }
  return { decimal: parts.join('.') };
}

/** The last of two different marks separates the decimals. */
function grouped(text: string, mark: ',' | '.'): ReadNumber {
  const [whole = '', decimals = '', more] = text.split(mark);
  const parts = whole.split(mark === ',' ? '.' : ',');
  if (more !== undefined || !isGrouped(parts)) return undefined;
  return { decimal: `${parts.join('')}.${decimals}` };
}

const isGrouped = ([first = '', ...others]: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) && others.every((part) => part.length === 3);
