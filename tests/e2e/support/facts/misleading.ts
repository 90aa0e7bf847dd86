import type { Shown } from './shownAmounts';

/** A page and the amounts that it shows. */
export interface PageAmounts {
  readonly address: string;
  readonly shown: readonly Shown[];
}

/**
 * The misleading amounts of some pages, each in a line: an amount without the key of its fact, a key that
 * has two values, and two amounts of one page that a few cents part although they seem to say the same.
 */
export const misleading = (pages: readonly PageAmounts[]): string[] => [
  ...pages.flatMap(withoutKey),
  ...twoValues(pages),
  ...pages.flatMap(nearlySame),
];

const withoutKey = ({ address, shown }: PageAmounts): string[] =>
  shown.filter(({ fact }) => fact === null).map(({ text }) => `${address}: no key: «${text}»`);

function twoValues(pages: readonly PageAmounts[]): string[] {
  const first = new Map<string, { readonly value: string; readonly where: string }>();
  const problems = new Set<string>();
  for (const { address, shown } of pages) {
    for (const { fact, amounts, text } of shown) {
      if (fact === null) continue;
      const value = amounts.join(' ');
      const where = `«${text}» (${address})`;
      const before = first.get(fact) ?? { value, where };
      first.set(fact, before);
      if (before.value !== value) problems.add(`${fact}: ${before.where}, ${where}`);
    }
  }
  return [...problems];
}

interface Amount {
  readonly fact: string;
  readonly cents: number;
  readonly text: string;
}

const mostCents = 5;

/** Amounts that are cents themselves are near each other, whatever they say. */
function nearlySame({ address, shown }: PageAmounts): string[] {
  const all = shown.flatMap(({ fact, amounts, text }) =>
    fact === null
      ? []
      : amounts.map((eur): Amount => ({ fact, cents: Math.round(Math.abs(eur) * 100), text })),
  );
  const large = all
    .filter(({ cents }) => cents > mostCents)
    .sort((one, other) => one.cents - other.cents);
  const problems = new Set<string>();
  for (const [place, one] of large.entries()) {
    for (const other of large.slice(place + 1)) {
      const cents = other.cents - one.cents;
      if (cents > mostCents) break;
      if (cents === 0 || areKnownApart(one.fact, other.fact, cents, all)) continue;
      problems.add(
        `${address}: ${cents} cents between ${one.fact} «${one.text}» and ${other.fact} «${other.text}»`,
      );
    }
  }
  return [...problems];
}

/**
 * True for a part of a key that says something in words; the rest names things: ids, places in a list,
 * months, filters.
 */
const isWord = (part: string) => /^[a-z]+(-[a-z]+)*$/.test(part);

/** What one bill printed, and something else that is summed over bills: «recovered» of all, say. */
const areBilledAndOtherSum = (row: readonly string[], sum: readonly string[]) =>
  row[0] === 'bill' && row.at(-1) === 'billed' && sum[0] === 'bills' && sum.at(-1) !== 'billed';

/**
 * Two amounts may be alike when they are parts of one sentence, or where their keys part at a name: two
 * bills, two lines of a bill, two months. So may what a bill printed and
 * another sum over bills. Others say something about the same thing: then the page must say their difference, too.
 */
function areKnownApart(one: string, other: string, cents: number, all: readonly Amount[]) {
  if (one === other) return true;
  const [left, right] = [one.split(':'), other.split(':')];
  const place = left.findIndex((part, index) => part !== right[index]);
  const parts = [left[place] ?? '', right[place] ?? ''];
  if (parts.every((part) => part !== '' && !isWord(part))) return true;
  if (areBilledAndOtherSum(left, right) || areBilledAndOtherSum(right, left)) return true;
  const common = left.slice(0, place).join(':');
  return all.some(
    (amount) => amount.cents === cents && common !== '' && amount.fact.startsWith(`${common}:`),
  );
}
