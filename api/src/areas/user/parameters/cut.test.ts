import { parameterTable } from '@vatio/energy/tariff';
import fc from 'fast-check';
import { overlaps, remainders, type Validity } from './cut';

const first = Date.UTC(2026, 0, 1);
const dayOf = (day: number) => new Date(first + day * 86_400_000).toISOString().slice(0, 10);
const lastOfAll = 60;
const days = Array.from({ length: lastOfAll + 10 }, (_, day) => dayOf(day));

/** Days that begin among the first sixty, and may have no end. */
const validity = fc
  .tuple(fc.integer({ min: 0, max: lastOfAll }), fc.option(fc.integer({ min: 0, max: 20 })))
  .map(([from, length]) => ({
    from: dayOf(from),
    to: length === null ? null : dayOf(Math.min(from + length, lastOfAll)),
  }));

const has = ({ from, to }: Validity, day: string) => from <= day && (to === null || day <= to);

interface Row extends Validity {
  readonly value: string;
}

/** Works like the database: overlapping rows end, and their remaining parts stay. */
const put = (rows: readonly Row[], row: Row): Row[] => [
  ...rows.filter((one) => !overlaps(one, row)),
  ...rows.filter((one) => overlaps(one, row)).flatMap((one) => remainders(one, row)),
  row,
];

it('gives each day the value that was entered last for it, and never two or none', () => {
  fc.assert(
    fc.property(fc.array(validity, { minLength: 1, maxLength: 12 }), (entered) => {
      const rows = entered.reduce<Row[]>((all, one, n) => put(all, { ...one, value: `${n}` }), []);
      // The engine throws when a day has two values, or a row ends before it begins.
      const table = parameterTable(
        rows.map((row) => ({ kind: 'electricityTax', state: 'confirmed', norm: 'x', ...row })),
      );
      for (const day of days) {
        const expected = entered.findLastIndex((one) => has(one, day));
        const found = table.row({ kind: 'electricityTax' }, day);
        expect([day, found?.value]).toEqual([day, expected < 0 ? undefined : `${expected}`]);
      }
    }),
    { numRuns: 300 },
  );
});

const row = (from: string, to: string | null): Row => ({ from, to, value: '1' });
it.each<[string, Row, Validity, Validity[]]>([
  ['all of it', row('2026-02-01', '2026-02-28'), row('2026-01-01', null), []],
  ['the very same days', row('2026-02-01', null), row('2026-02-01', null), []],
  [
    'the beginning',
    row('2026-02-01', '2026-02-28'),
    row('2026-01-01', '2026-02-01'),
    [row('2026-02-02', '2026-02-28')],
  ],
  [
    'the end',
    row('2026-02-01', '2026-02-28'),
    row('2026-02-28', null),
    [row('2026-02-01', '2026-02-27')],
  ],
  [
    'the middle of what has no end',
    row('2026-02-01', null),
    row('2026-02-28', '2026-03-01'),
    [row('2026-02-01', '2026-02-27'), row('2026-03-02', null)],
  ],
])('leaves what is not taken: %s', (_name, stored, taken, left) => {
  expect(remainders(stored, taken)).toEqual(left);
});
