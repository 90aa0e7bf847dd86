import { billNumbers } from '@vatio/contracts/billing/billWords';
import { decimalComma, formShape, string } from '@vatio/ui/forms';

type Kind = keyof typeof billNumbers;

/** A number with «,» or «.»; an empty field is null. */
const typed = (kind: Kind) => {
  const field = { kind: 'decimal', label: '', isOptional: true, ...billNumbers[kind] } as const;
  return string().transform(decimalComma).pipe(formShape({ field }).field);
};

/** The numbers of a bill as they are typed → as they are sent. */
export const typedNumbers = {
  kwh: typed('kwh'),
  kvarh: typed('kvarh'),
  kw: typed('kw'),
  percent: typed('percent'),
  eur: typed('eur'),
  perKwh: typed('perKwh'),
  perKwYear: typed('perKwYear'),
} satisfies Readonly<Record<Kind, unknown>>;

/** Every key reads all numbers of a form again, and a rule is slow for that. */
const read = new Map<string, string | null>();
const maxRead = 1000;

/** The number that is typed so far; null: none yet. */
export function numberSoFar(kind: Kind, text: string | undefined): string | null {
  const key = `${kind} ${text ?? ''}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  if (read.size >= maxRead) read.clear();
  const number = typedNumbers[kind].safeParse(text ?? '').data ?? null;
  read.set(key, number);
  return number;
}
