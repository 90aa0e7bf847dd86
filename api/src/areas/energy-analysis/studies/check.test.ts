import { energyAnalysisApi } from '../../../../test/apis/energy-analysis';
import { calculateStudy, monthReading, pointWith } from '../../../../test/fixtures/studies';
import {
  addContract,
  addPoint,
  addReading,
  addStudy,
  contractOf,
  readingOf,
  smallContractOf,
} from '../../../../test/supply';

const api = energyAnalysisApi.after2026();
const admin = api.caller({ role: 'admin' });

it('warns that the contract has its own power prices', async () => {
  const point = await addPoint(admin);
  const powerPricesEurPerKwYear = ['20', '10', '5', '4', '3', '2'];
  const powersKw = ['40', '40', '40', '40', '40', '45'];
  await addContract(admin, point, contractOf({ powersKw, powerPricesEurPerKwYear }));
  for (let month = 1; month <= 12; month++) await addReading(admin, point, monthReading(month));
  const { json } = await calculateStudy(admin, await addStudy(admin, point), 1);
  // The saving still uses the regulated prices.
  expect(json.savingEur).toBe('282.52');
  expect(json.calculation.result.cautions[0]).toMatchObject({
    code: 'ownPowerPrices',
    message: expect.stringContaining('precios de potencia propios'),
  });
});

it('says that a point is archived and does not calculate it; restored, it goes on', async () => {
  const point = await pointWith(admin, 12);
  const id = await addStudy(admin, point);
  expect((await admin.post(`/api/points/${point}/archive`)).status).toBe(200);
  const { json } = await admin.get(`/api/studies/check?supplyPointId=${point}&firstMonth=2026-01`);
  expect(json.findings[0]).toMatchObject({ severity: 'blocking', code: 'pointArchived' });
  const refused = await calculateStudy(admin, id, 1);
  expect([refused.status, refused.json.message]).toEqual([409, expect.stringMatching('archivado')]);
  expect((await admin.post(`/api/points/${point}/restore`)).status).toBe(200);
  expect((await calculateStudy(admin, id, 1)).status).toBe(200);
});

it('says that readings of another tariff do not count', async () => {
  const point = await addPoint(admin);
  const domestic = { tariff: '2.0TD' as const, energyPricesEurPerKwh: null, powersKw: ['5', '5'] };
  await addContract(
    admin,
    point,
    contractOf({ ...domestic, from: '2026-01-01', to: '2026-03-31' }),
  );
  await addContract(admin, point, contractOf({ from: '2026-04-01', to: null }));
  await addReading(admin, point, {
    ...readingOf(),
    from: '2026-01-01',
    to: '2026-01-31',
    energyKwh: ['100', '100', '100'],
    reactiveKvarh: null,
    maxKw: null,
  });
  const { json } = await admin.get(`/api/studies/check?supplyPointId=${point}&firstMonth=2026-01`);
  const found = json.findings.find(({ code }: { code: string }) => code === 'otherTariff');
  expect(found.message).toMatch('01/01/2026 – 31/01/2026');
});

it('finds for a point with ICP what its calculation refuses', async () => {
  const point = await addPoint(admin, { pointType: 5, powerControl: 'icp' });
  await addContract(admin, point, smallContractOf());
  for (let month = 1; month <= 12; month++) {
    await addReading(admin, point, {
      ...monthReading(month),
      energyKwh: ['100', '100', '100'],
      maxKw: null,
    });
  }
  const { json } = await admin.get(`/api/studies/check?supplyPointId=${point}&firstMonth=2026-01`);
  expect(json.findings).toEqual([
    expect.objectContaining({ severity: 'blocking', code: 'maximetersMissing' }),
  ]);
  const refused = await calculateStudy(admin, await addStudy(admin, point), 1);
  expect([refused.status, refused.json.message]).toEqual([
    422,
    expect.stringContaining('Faltan los maxímetros'),
  ]);
});

it('finds before calculating that no powers fit the tariff', async () => {
  const point = await addPoint(admin, { pointType: 5, powerControl: 'icp' });
  await addContract(admin, point, smallContractOf());
  for (let month = 1; month <= 12; month++) {
    await addReading(admin, point, {
      ...monthReading(month),
      energyKwh: ['100', '100', '100'],
      maxKw: ['17', '3'],
    });
  }
  const { json } = await admin.get(`/api/studies/check?supplyPointId=${point}&firstMonth=2026-01`);
  const refused = await calculateStudy(admin, await addStudy(admin, point), 1);
  expect(refused.status).toBe(422);
  expect(json.findings).toEqual([
    { severity: 'blocking', code: 'notCalculable', message: refused.json.message, months: [] },
  ]);
});

it('names the days on which contract and powers changed inside the months', async () => {
  const point = await addPoint(admin);
  const powersKw = ['40', '40', '40', '40', '40', '45'];
  await addContract(admin, point, contractOf({ from: '2025-01-01', to: '2026-02-14', powersKw }));
  await addContract(
    admin,
    point,
    contractOf({
      from: '2026-02-15',
      to: null,
      powersKw: ['50', '50', '50', '50', '50', '50'],
      powerChanges: [{ from: '2026-06-01', powersKw }],
    }),
  );
  for (let month = 1; month <= 12; month++) await addReading(admin, point, monthReading(month));
  const told = ['contractChanged (15/02/2026)', 'powersChanged (01/06/2026)'];
  const inShort = (list: readonly { code: string; message: string }[]) =>
    list
      .filter(({ code }) => code.endsWith('Changed'))
      .map(({ code, message }) => `${code} ${/\(.*?\)/.exec(message)?.[0]}`);
  const { json } = await admin.get(`/api/studies/check?supplyPointId=${point}&firstMonth=2026-01`);
  expect(inShort(json.findings)).toEqual(told);
  const calculated = await calculateStudy(admin, await addStudy(admin, point), 1);
  expect(inShort(calculated.json.calculation.result.cautions)).toEqual(told);
});

it('says before and after calculating that the tariff is of another voltage than the point', async () => {
  const point = await addPoint(admin, { voltageKv: '25' });
  await addContract(admin, point, contractOf({ from: '2026-01-01', to: null }));
  const { json } = await admin.get(`/api/studies/check?supplyPointId=${point}&firstMonth=2026-01`);
  expect(json.findings).toContainEqual({
    severity: 'warning',
    code: 'tariffAgainstVoltage',
    message: expect.stringContaining('el punto tiene 25 kV'),
    months: [],
  });
});
