import { monthDays, startOfDay } from '@vatio/energy/calendar';
import { isStudyRefusal, optimisePowers } from '@vatio/energy/optimise';
import { defaultParameters } from '@vatio/energy/parameters';
import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import type { Caller } from '../../../../test/calls/caller';
import { imported } from '../../../../test/curveImports';
import { addContract, addPoint, addStudy, contractOf, cupsOf } from '../../../../test/supply';
import { plantLoad, quartersOfYear, yearFile } from '../../../../test/yearFile';

const api = energyAnalysisApi.shared();
const powersKw = ['250', '250', '250', '250', '250', '250'];
const months = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`);

async function plant(admin: Caller, n: number): Promise<string> {
  const point = await addPoint(admin, { pointType: 3, cups: cupsOf(n), voltageKv: '20' });
  await addContract(admin, point, contractOf({ tariff: '6.1TD', powersKw }));
  return point;
}

const calculate = async (admin: Caller, id: string) =>
  admin.post(`/api/studies/${id}/calculate`, { version: 1, annualise: false });

it('asks for the curve of a point that pays by quarters', async () => {
  const admin = await api.addCaller({ role: 'admin' });
  const id = await addStudy(admin, await plant(admin, 660_001));
  const { status, json } = await calculate(admin, id);
  expect([status, json.message]).toEqual([
    422,
    expect.stringContaining('Falta la curva cuartohoraria'),
  ]);
});

it('calculates it from the quarters of its stored curve, through both changes of the clock', async () => {
  api.clock.advance({ seconds: 365 * 24 * 60 * 60 });
  const admin = await api.addCaller({ role: 'admin' });
  const cups20 = cupsOf(660_002);
  const point = await plant(admin, 660_002);
  const content = yearFile({ cups20, tenthsWhOf: plantLoad(7) });
  await imported(api, admin, { content });

  const id = await addStudy(admin, point);
  const { status, json } = await calculate(admin, id);
  expect(status).toBe(200);
  expect(json.calculation.snapshot).toMatchObject({
    readings: [],
    curve: { minutes: 15, knownQuarters: quartersOfYear, missingQuarters: 0 },
  });
  const inputs = (await admin.get(`/api/studies/${id}/calculations/1/inputs`)).json;
  const tenthsWhOf = plantLoad(7);
  const tenthsW = Array.from({ length: quartersOfYear }, (_, i) => tenthsWhOf(i) * 4);
  expect(inputs.tenthsW).toEqual(tenthsW);
  const expected = optimisePowers(
    {
      tariff: '6.1TD',
      territory: 'peninsula',
      pointType: 3,
      powerControl: 'maximeter',
      currentPowersKw: powersKw,
      stepKw: 1,
      months: months.map((month) => ({ range: monthDays(month) })),
      quarterDemand: {
        startMs: startOfDay('2026-01-01', 'peninsula'),
        kw: Float64Array.from(tenthsW, (tenths) => tenths / 10_000),
      },
    },
    defaultParameters(),
  );
  if (isStudyRefusal(expected)) throw new Error(expected.reasons[0]?.message);
  const { optimum, current } = json.calculation.result;
  expect(optimum.powersKw).toEqual(expected.powersKw);
  expect([optimum.totalEur, current.totalEur, json.savingEur]).toEqual([
    expected.cost.totalEur,
    expected.current.totalEur,
    expected.savingEur,
  ]);
  expect(Number(optimum.excessEur)).toBeGreaterThan(0);
  expect((await admin.get(`/api/studies/${id}/changes`)).json).toEqual({ rows: [] });
});
