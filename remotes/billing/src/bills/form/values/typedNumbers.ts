import { decimalComma, orNothing, rules, string } from '@vatio/ui/forms';

/** A number with «,» or «.»; an empty field is null. */
const decimal = (rule: ReturnType<typeof rules.typedDecimal>) =>
  string().transform(decimalComma).pipe(orNothing(rule));

const measured = { maxDecimals: 3, max: 1_000_000_000 } as const;

/** The numbers of a bill as they are typed → as they are sent. The limits are those of the API. */
export const typedNumbers = {
  kwh: decimal(rules.typedDecimal({ ...measured, unit: 'kWh' })),
  kvarh: decimal(rules.typedDecimal({ ...measured, unit: 'kVArh' })),
  kw: decimal(rules.typedDecimal({ maxDecimals: 3, max: 1_000_000, unit: 'kW' })),
  percent: decimal(rules.typedDecimal({ maxDecimals: 10, max: 100, unit: '%' })),
  eur: decimal(rules.typedSignedDecimal({ maxDecimals: 2, max: 100_000_000, unit: '€' })),
  perKwh: decimal(rules.typedSignedDecimal({ maxDecimals: 10, max: 10, unit: '€/kWh' })),
  perKwYear: decimal(rules.typedSignedDecimal({ maxDecimals: 10, max: 10_000, unit: '€/kW·año' })),
};

/** Every key reads all numbers of a form again, and a rule is slow for that. */
const read = new Map<string, string | null>();
const maxRead = 1000;

/** The number that is typed so far; null: none yet. */
export function numberSoFar(
  kind: keyof typeof typedNumbers,
  text: string | undefined,
): string | null {
  const key = `${kind} ${text ?? ''}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  if (read.size >= maxRead) read.clear();
  const number = typedNumbers[kind].safeParse(text ?? '').data ?? null;
  read.set(key, number);
  return number;
}
