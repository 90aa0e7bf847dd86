import { premiseDoubt, premiseInWords, type SupplyPremise } from './premise';

const kw = (power: string) => ({ powersKw: ['10', power] });
const of = (
  pointType: SupplyPremise['pointType'],
  powerControl: SupplyPremise['powerControl'],
) => ({ pointType, powerControl });

it.each([
  [4, 'maximeter', '50'],
  [3, 'maximeter', '50.1'],
  [5, 'icp', '15'],
  [5, 'maximeter', '15'],
  [2, 'maximeter', '450.5'],
  [1, 'maximeter', '10000'],
] as const)('type %s with %s fits %s kW', (pointType, control, power) => {
  expect(premiseDoubt({ ...of(pointType, control), ...kw(power) }, '2026-01-01')).toBeNull();
});

it('names what contradicts the powers, and what they say', () => {
  expect(premiseDoubt({ ...of(4, 'maximeter'), ...kw('60') }, '2026-01-01')).toEqual({
    premise: of(3, 'maximeter'),
    why: 'Consta el tipo de punto 4, y con 60 kW contratados es de tipo 3 (RD 1110/2007, art. 7)',
  });
  const both = premiseDoubt({ ...of(5, 'icp'), ...kw('20.5') }, '2026-01-01');
  expect(both).toMatchObject({ premise: of(4, 'maximeter') });
  expect(both?.why).toMatch(/con 20,5 kW contratados es de tipo 4 .*; consta control .* por ICP/);
});

it('takes a better meter until March 2025, and never a worse one', () => {
  const better = { ...of(3, 'maximeter'), ...kw('40') };
  expect(premiseDoubt(better, '2025-03-31')).toBeNull();
  expect(premiseDoubt(better, '2025-04-01')?.premise.pointType).toBe(4);
  const worse = { ...of(4, 'maximeter'), ...kw('60') };
  expect(premiseDoubt(worse, '2025-03-31')?.premise.pointType).toBe(3);
});

it('says nothing without powers', () => {
  expect(premiseDoubt({ ...of(4, 'maximeter'), powersKw: [] }, '2026-01-01')).toBeNull();
});

it('has words for a comparison', () => {
  expect(premiseInWords(of(3, 'maximeter'))).toBe('el tipo 3');
  expect(premiseInWords(of(5, 'icp'))).toBe('el tipo 5 y un ICP');
});
