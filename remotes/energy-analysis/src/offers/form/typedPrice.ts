/** More than any price has; a longer text is not even looked at. */
const longest = 40;

/**
 * A price as it is typed, with a comma. «0.155» is no thousand: a price that begins with nought and a
 * point has decimals.
 */
export function decimalComma(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= longest && /^0?\.\d+$/.test(trimmed)
    ? `0,${trimmed.slice(trimmed.indexOf('.') + 1)}`
    : trimmed;
}

/** The typed number without its thousands, with a point; undefined: it is none. */
function plainDecimal(text: string): string | undefined {
  const typed = decimalComma(text);
  if (typed.length > longest) return undefined;
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(typed)) {
    return typed.replaceAll('.', '').replace(',', '.');
  }
  return /^\d+([.,]\d+)?$/.test(typed) ? typed.replace(',', '.') : undefined;
}

export function typedNumber(text: string): number | undefined {
  const plain = plainDecimal(text);
  return plain === undefined ? undefined : Number(plain);
}

/** A typed price per MWh → the same per kWh, exactly, as it would be typed. */
export function perKwhOf(text: string): string {
  const plain = plainDecimal(text);
  if (plain === undefined) return text;
  const [whole = '', decimals = ''] = plain.split('.');
  const digits = whole.padStart(4, '0');
  const fraction = `${digits.slice(-3)}${decimals}`;
  let kept = fraction.length;
  while (fraction[kept - 1] === '0') kept -= 1;
  const left = digits.slice(0, -3).replace(/^0+(?=\d)/, '');
  return kept === 0 ? left : `${left},${fraction.slice(0, kept)}`;
}
