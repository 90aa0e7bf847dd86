import { decimalComma } from '@vatio/ui/forms';

/** More than any price has; a longer text is not even looked at. */
const longest = 40;

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
