import { v4 } from '../../test/bills';
import { contextOf, issuedOf, parameters, withAmount } from '../../test/issued';
import type { BillInput } from '../bill/input';
import { startOfDay } from '../calendar/localTime';
import { type IssuedBill, verifyBill } from './index';

// A month of 60 kW contracted in every period, with a demand of 70 kW at all hours.
const month = { from: '2026-01-31', to: '2026-02-28' };
const curve = {
  startMs: startOfDay('2026-02-01', 'peninsula'),
  kw: new Float64Array(28 * 96).fill(70),
};
const sixty: BillInput = {
  ...v4,
  readings: month,
  powersKw: ['60', '60', '60', '60', '60', '60'],
  maximetersKw: [70, 70, 70, 70, 70, 70],
  quarterDemand: curve,
};
const measured = { source: 'la curva', quarterDemand: curve };

/** A bill by one type of point, verified where the point is said to be of another. */
function verified(bill: IssuedBill, pointType: BillInput['pointType']) {
  const context = contextOf({ ...sixty, pointType });
  return verifyBill(bill, { ...context, measured }, parameters);
}
const doubtIn = ({ findings }: ReturnType<typeof verified>) =>
  findings.find(({ code }) => code === 'premiseDoubtful');
const excessesIn = ({ lines }: ReturnType<typeof verified>) =>
  lines.filter(({ concept }) => concept === 'excess').map(({ state }) => state);

const byPowers = issuedOf({ ...sixty, pointType: 3 });
const byData = issuedOf({ ...sixty, pointType: 4 });

it('a type that contradicts the powers is said, with the excesses of both', () => {
  const found = verified(byData, 4);
  expect(doubtIn(found)).toMatchObject({ level: 'review' });
  expect(doubtIn(found)?.message).toMatch(
    /^Consta el tipo de punto 4, y con 60 kW contratados es de tipo 3 \(RD 1110\/2007, art\. 7\): con el tipo 3 los excesos serían de [\d.,]+ € y no de [\d.,]+ €, sin impuestos\. /,
  );
});

it('and nothing is claimed that the other formula explains', () => {
  const found = verified(byPowers, 4);
  expect(new Set(excessesIn(found))).toEqual(new Set(['notVerifiable']));
  expect([found.claimable.totalEur, found.state]).toEqual(['0.00', 'notVerifiable']);
});

it('what exceeds both formulas is claimed', () => {
  const of = { concept: 'excess', period: 1 } as const;
  const found = verified(withAmount(byPowers, of, '9999.00'), 4);
  expect(found.lines.find(({ label }) => label.startsWith('Exceso'))?.state).toBe('claimable');
});

it('is said where only the other formula can be computed', () => {
  const small = { ...sixty, powersKw: ['40', '40', '40', '40', '40', '40'] };
  const { measured: _, ...context } = contextOf({ ...small, pointType: 3 });
  const found = verifyBill(issuedOf({ ...small, pointType: 4 }), context, parameters);
  expect(doubtIn(found)?.message).toMatch(/con el tipo 4 los excesos serían de [\d.,]+ €, sin/);
});

it('is not said where it costs nothing, or where nothing contradicts', () => {
  expect(doubtIn(verified(byPowers, 3))).toBeUndefined();
  const quiet = { ...sixty, maximetersKw: [50, 50, 50, 50, 50, 50] };
  const low = { ...curve, kw: new Float64Array(28 * 96).fill(50) };
  const input = { ...quiet, quarterDemand: low, pointType: 4 } as const;
  const context = { ...contextOf(input), measured: { ...measured, quarterDemand: low } };
  expect(doubtIn(verifyBill(issuedOf(input), context, parameters))).toBeUndefined();
});
