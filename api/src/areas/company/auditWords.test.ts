import { companyAuditWords } from './auditWords';

const told = (before: object | null, after: object | null) =>
  companyAuditWords
    .changesOf({ before: { ...before }, after: { ...after } })
    .map((change) => Object.values(change));

it('tells a contract in the words of its screen, with all digits', () => {
  const before = { from: '2026-01-01', to: null, powersKw: ['3.3', '4.6'], includesAtr: false };
  const after = { to: '2026-12-31', powersKw: ['3.45', '4.6'], includesAtr: true, use: 'general' };
  expect(told({ ...before, use: 'dwelling' }, after)).toEqual([
    ['Desde', '1 ene 2026', null],
    ['Hasta', null, '31 dic 2026'],
    ['Potencias', '3,3 · 4,6\u00a0kW', '3,45 · 4,6\u00a0kW'],
    ['Incluyen peajes y cargos', 'No', 'Sí'],
    ['Uso', 'Vivienda', 'General'],
  ]);
});

it('tells what is known for bills and studies', () => {
  const after = {
    kind: 'selfEmployed',
    isElectroIntensive: true,
    lastPowerChange: '2026-03-01',
    rightsKw: '43.5',
    rightsUntil: '2028-01-31',
    plannedMonths: 12,
    powerChanges: [
      { from: '2026-03-01', powersKw: ['3.45', '4.6'] },
      { from: '2026-05-01', powersKw: ['5', '5'] },
    ],
    reducedTax: { letter: 'c', energyPercent: '80.5' },
    vulnerability: 'none',
    socialBonusFinancing: 'none',
  };
  expect(told({ plannedMonths: null, powerChanges: [], reducedTax: null }, after)).toEqual([
    ['Tipo de cliente', null, 'Autónomo'],
    ['Electrointensivo', null, 'Sí'],
    ['Último cambio de potencias', null, '1 mar 2026'],
    ['Derechos de extensión', null, '43,5\u00a0kW'],
    ['Derechos hasta', null, '31 ene 2028'],
    ['Duración prevista', null, '12\u00a0meses'],
    ['Bono social', null, 'Sin bono social'],
    ['Financiación del bono social', null, 'No se factura'],
    ['Cambios de potencias', null, '1 mar 2026: 3,45 · 4,6\u00a0kW; 1 may 2026: 5 · 5\u00a0kW'],
    ['Reducción del impuesto eléctrico', null, 'Letra c, 80,5\u00a0% de la energía'],
  ]);
});

it('tells nothing of what was left empty', () => {
  const client = {
    name: 'Panadería Ávila',
    taxId: 'B12345674',
    notes: '',
    monthlyBudgetMinutes: 120,
  };
  expect(told(null, client)).toEqual([
    ['Razón social', null, 'Panadería Ávila'],
    ['NIF', null, 'B12345674'],
    ['Horas al mes', null, '2'],
  ]);
});

it('tells which readings were added, and how one was corrected', () => {
  const readings = [
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-01-01', to: '2026-01-31' },
  ];
  expect(told(null, { readings })).toEqual([
    ['Lecturas', null, '2 lecturas, del 1 ene 2026 al 28 feb 2026'],
  ]);
  const before = { maxKw: ['18.4', null], source: 'manual', isEstimated: true };
  expect(told(before, { maxKw: null, source: 'invoice', isEstimated: false })).toEqual([
    ['De dónde salen', 'Lecturas del contador', 'Facturas'],
    ['Potencia máxima', '18,4 · –\u00a0kW', null],
    ['Estimada', 'Sí', 'No'],
  ]);
});
