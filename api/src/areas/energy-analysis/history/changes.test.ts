import type { StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import { changesBetween } from './changes';

const reading: StudySnapshotAnswer['readings'][number] = {
  range: { firstDay: '2026-01-01', lastDay: '2026-01-31' },
  energyKwh: ['500', '0', '0'],
  reactiveKvarh: null,
  maximetersKw: ['3.1', null],
  isEstimated: false,
  source: 'manual',
};
const snapshot: StudySnapshotAnswer = {
  window: { firstDay: '2026-01-01', lastDay: '2026-12-31' },
  tariff: '2.0TD',
  territory: 'peninsula',
  pointType: 5,
  powerControl: 'maximeter',
  supplier: 'Uno',
  powersKw: ['3.3', '3.3'],
  readings: [reading],
  curve: null,
};
const data = { snapshot, curve: null, parameterVersion: 2 };
const messages = (
  after: Partial<typeof data> & { snapshot?: StudySnapshotAnswer; curve?: Buffer | null },
) => changesBetween(data, { ...data, ...after }).map(({ message }) => message);

it('finds nothing where nothing changed, whatever the order of the readings', () => {
  const other = { ...reading, source: 'invoice' as const };
  const both = { ...snapshot, readings: [reading, other] };
  const turned = { ...snapshot, readings: [other, { ...reading }] };
  expect(messages({})).toEqual([]);
  expect(changesBetween({ ...data, snapshot: both }, { ...data, snapshot: turned })).toEqual([]);
});

it('names each change with what was and what is', () => {
  const after = { ...snapshot, territory: 'canarias', powersKw: ['4.6', '3.3'] } as const;
  expect(
    messages({ snapshot: { ...after, powersKw: [...after.powersKw] }, parameterVersion: 3 }),
  ).toEqual([
    'El territorio era «Península» y ahora es «Canarias».',
    'Las potencias contratadas eran 3,3 · 3,3\u00a0kW y ahora son 4,6 · 3,3\u00a0kW.',
    'Los parámetros regulados eran los de la versión 2 y ahora son los de la 3.',
  ]);
});

it('names voltage, certificate and the end of the contract, if the calculation knew them', () => {
  const contract = {
    mode: 'fixed',
    energyPricesEurPerKwh: null,
    includesAtr: true,
    powerPricesEurPerKwYear: null,
    marginEurPerKwh: null,
    meterEurPerMonth: null,
    use: 'general',
    vulnerability: null,
    socialBonusFinancing: null,
    clientKind: null,
    to: '2026-12-31',
  } as const;
  const before = { ...snapshot, voltageKv: '0.4', isElectroIntensive: false, contract };
  const after = {
    ...snapshot,
    voltageKv: '25',
    isElectroIntensive: true,
    contract: { ...contract, to: null },
  };
  const told = (was: StudySnapshotAnswer, is: StudySnapshotAnswer) =>
    changesBetween({ ...data, snapshot: was }, { ...data, snapshot: is }).map(
      ({ message }) => message,
    );
  expect(told(before, after)).toEqual([
    'La tensión era 0,4\u00a0kV y ahora es 25\u00a0kV.',
    'El certificado de electrointensivo era no y ahora es sí.',
    'El fin del contrato era 31 dic 2026 y ahora es sin fecha.',
  ]);
  expect(told({ ...before, voltageKv: null }, before)).toEqual([
    'La tensión era desconocido y ahora es 0,4\u00a0kV.',
  ]);
  expect(told({ ...before, voltageKv: '0.400' }, before)).toEqual([]);
  expect(told(snapshot, before)).toEqual([]);
});

it.each([
  ['changed', [{ ...reading, maximetersKw: ['4', null] }]],
  ['gone', []],
])('names the days of a reading that has %s, once', (_, readings) => {
  expect(messages({ snapshot: { ...snapshot, readings } })).toEqual([
    'Han cambiado las lecturas de 01/01/2026 – 31/01/2026.',
  ]);
});

it('tells a new, a lost and another curve', () => {
  const [one, other] = [Buffer.from([1, 2]), Buffer.from([1, 3])];
  const changed = (before: Buffer | null, after: Buffer | null) =>
    changesBetween({ ...data, curve: before }, { ...data, curve: after }).map(
      ({ message }) => message,
    );
  expect(changed(one, Buffer.from(one))).toEqual([]);
  expect(changed(null, one)).toEqual(['Ahora hay una curva de carga.']);
  expect(changed(one, null)).toEqual(['Ya no hay curva de carga.']);
  expect(changed(one, other)).toEqual(['Ha cambiado la curva de carga.']);
});
