import { exact } from '../../exact/decimal';
import { ruleOfMaxima } from './maxima';

const free = { minStep: 1, maxStep: Number.POSITIVE_INFINITY };
const stepKw = exact('0.1');
const kwOf = (powers: ReturnType<typeof ruleOfMaxima>) => powers.map(String);

it('rounds a demand up to a power that can be contracted', () => {
  const highestKw = ['10.01', '9.99'].map(exact);
  const facts = { tariff: '2.0TD', highestKw, bounds: [free, free], stepKw } as const;
  expect(kwOf(ruleOfMaxima(facts))).toEqual(['10.1', '10']);
});

it('never falls where the tariff has an order, not even after a period without demand', () => {
  const highestKw = [12, 30, null, 8, 41.2, 9].map((kw) => (kw === null ? null : exact(kw)));
  const bounds = highestKw.map(() => free);
  const facts = { tariff: '6.1TD', highestKw, bounds, stepKw } as const;
  expect(kwOf(ruleOfMaxima(facts))).toEqual(['12', '30', '30', '30', '41.2', '41.2']);
});

it('stays between the bounds', () => {
  const highestKw = ['20', '1'].map(exact);
  const bounds = [
    { minStep: 1, maxStep: 150 },
    { minStep: 34, maxStep: 150 },
  ];
  const facts = { tariff: '2.0TD', highestKw, bounds, stepKw } as const;
  expect(kwOf(ruleOfMaxima(facts))).toEqual(['15', '3.4']);
});
