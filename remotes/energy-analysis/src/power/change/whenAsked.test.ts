import { freeWindow, rightsInWords, whenAllowed } from './whenAsked';

const of = { snapshot: { tariff: '3.0TD' as const }, falls: true, isUp: false };

it('says the window, then the one change after it, then nothing', () => {
  expect(freeWindow({ ...of, today: '2026-12-31' })[0]).toMatch(
    /^Hasta el 31 dic 2026, autónomos y empresas.*hasta el 31 mar 2027 se puede pedir un cambio más/,
  );
  expect(freeWindow({ ...of, today: '2027-01-01' })).toEqual([
    'A quien cambió las potencias en la ventana gratuita: hasta el 31 mar 2027 se puede pedir un cambio más (RDL 7/2026, art. 5).',
  ]);
  expect(freeWindow({ ...of, today: '2027-04-01' })).toEqual([]);
});

it('says the condition of a reduction only where it holds', () => {
  const condition = /por ciclos de facturación completos/;
  const today = '2026-11-25';
  expect(freeWindow({ ...of, today })[0]).toMatch(condition);
  expect(freeWindow({ ...of, falls: false, isUp: true, today })[0]).not.toMatch(condition);
  const small = { ...of, snapshot: { tariff: '2.0TD' as const }, today };
  expect(freeWindow(small)[0]).not.toMatch(condition);
});

it('tells rights that are valid from those that are not, or not known', () => {
  const told = (rightsKw: string | null, rightsUntil: string | null) =>
    rightsInWords({ rightsKw, rightsUntil }, '2026-11-25');
  expect(told(null, null)).toMatch(/^No constan/);
  expect(told('45.5', null)).toBe(
    'Constan derechos de extensión de 45,5 kW, sin fecha de caducidad.',
  );
  expect(told('45', '2026-11-25')).toMatch(/vigentes hasta el 25 nov 2026/);
  expect(told('45', '2026-11-24')).toMatch(/caducaron el 24 nov 2026/);
});

it('counts twelve months from the last change', () => {
  expect(whenAllowed('2025-11-25', '2026-11-25')).toMatch(/ya se puede pedir otro/);
  expect(whenAllowed('2025-11-26', '2026-11-25')).toMatch(/hasta el 26 nov 2026/);
  expect(whenAllowed('2024-02-29', '2024-11-25')).toMatch(/hasta el 28 feb 2025/);
});
