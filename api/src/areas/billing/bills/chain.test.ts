import { changedLinks, type Link, neighboursIn } from './chain';

const link = (id: string, from: string, to: string, counts = true): Link => ({
  id,
  number: id,
  kind: 'ordinary',
  from: `2026-${from}`,
  to: `2026-${to}`,
  counts,
});
const [april, may, june] = [
  link('april', '03-31', '04-30'),
  link('may', '04-30', '05-31'),
  link('june', '05-31', '06-30'),
];
const named = (chain: readonly Link[], id: string) => {
  const { before, after } = neighboursIn(chain, id);
  return [before?.id ?? null, after?.id ?? null];
};

it('finds the counting bills before and after one', () => {
  const cancelled = link('cancelled', '05-01', '05-31', false);
  const chain = [april, may, cancelled, june];
  expect(chain.map(({ id }) => named(chain, id))).toEqual([
    [null, 'may'],
    ['april', 'june'],
    [null, null],
    ['may', null],
  ]);
});

it('has no gap after a bill that lies within another one', () => {
  const spring = link('spring', '03-31', '05-31');
  const within = link('within', '04-10', '04-20');
  const chain = [spring, within, june];
  expect(chain.map(({ id }) => named(chain, id))).toEqual([
    [null, 'within'],
    ['spring', null],
    ['spring', null],
  ]);
});

it('names the bills with other neighbours', () => {
  expect(changedLinks([april, june], [april, may, june])).toEqual(['april', 'may', 'june']);
  expect(changedLinks([april, may, june], [april, may])).toEqual(['may']);
});

it('looks at each bill of a long chain a few times, not once for every other', () => {
  let looks = 0;
  const long = Array.from({ length: 1_000 }, (_, day) => ({
    ...april,
    id: String(day),
    from: String(10_000 + day),
    to: String(10_001 + day),
    get counts() {
      looks += 1;
      return true;
    },
  }));
  expect(changedLinks(long, long.toSpliced(500, 1))).toEqual(['499', '501']);
  expect(looks).toBeLessThan(20_000);
});
