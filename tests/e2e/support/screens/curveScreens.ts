import type { Page } from '@playwright/test';
import type { CoverageAnswer, CurveAnswer } from '@vatio/contracts/company/curve';
import type {
  CurveImport,
  ImportCheck,
  ImportPoint,
  ImportProblem,
} from '@vatio/contracts/company/imports/curveImports';
import { addDays, quartersOfDay } from '@vatio/energy/calendar';
import { cupsOf } from '../../../../api/test/supply';
import { answerAll, idOf, list } from './screens';
import { answerSupply, shownPoints } from './supplyScreens';

const [obrador] = shownPoints;

/** The energy that an oven, a shop and cold rooms take in a quarter, in tenths of a watt-hour. */
function tenthsWhOf(day: number, quarter: number): number {
  const isOven = quarter >= 12 && quarter < 36;
  const isOpen = day % 7 !== 3 && quarter >= 36 && quarter < 84;
  const wave = Math.round(6_000 * Math.sin((day * 96 + quarter) / 11));
  return 14_000 + wave + (isOven ? 38_000 : 0) + (isOpen ? 18_000 : 0);
}

/** Quarter-hours of October 2026, a gap on the 12th, and estimated on the 20th. */
function shownCurve(): CurveAnswer {
  const days: CurveAnswer['days'] = [];
  for (let day = '2026-10-01', n = 0; day <= '2026-10-31'; day = addDays(day, 1), n += 1) {
    const quarters = Array.from({ length: quartersOfDay(day, 'peninsula') }, (_, index) => index);
    const isUnknown = (quarter: number) => n === 11 && quarter >= 30 && quarter < 60;
    days.push({
      day,
      exportedTenthsWh: null,
      estimated: n === 19 ? quarters : [],
      tenthsWh: quarters.map((index) => (isUnknown(index) ? null : tenthsWhOf(n, index))),
    });
  }
  return { minutes: 15, territory: 'peninsula', days };
}

const shownCoverage: CoverageAnswer = {
  months: [
    { month: '2026-08', real: 2976, estimated: 0, energyKwh: '7440.25' },
    { month: '2026-09', real: 0, estimated: 0, energyKwh: '0' },
    { month: '2026-10', real: 2854, estimated: 96, energyKwh: '11204.5' },
  ].map((month) => ({ minutes: 15, expected: month.month === '2026-09' ? 2880 : 2980, ...month })),
  firstDay: '2026-08-01',
  lastDay: '2026-10-31',
};

const known: ImportPoint = {
  cups: `${obrador?.cups}1P`,
  supplyPoint: {
    id: obrador?.id ?? '',
    alias: 'Obrador',
    clientId: obrador?.clientId ?? '',
    clientName: obrador?.clientName ?? '',
  },
  territory: 'peninsula',
  minutes: 60,
  firstDay: '2026-10-01',
  lastDay: '2026-10-31',
  tariff: '3.0TD',
  from: '2026-09-30T22:00:00.000Z',
  to: '2026-10-31T23:00:00.000Z',
  readings: 739,
  missing: 6,
  repeated: 1,
  estimated: 24,
  energyKwh: '8310.18',
  gaps: [
    { from: '2026-10-12T06:00:00.000Z', to: '2026-10-12T09:00:00.000Z' },
    { from: '2026-10-25T01:00:00.000Z', to: '2026-10-25T04:00:00.000Z' },
  ],
  months: [{ month: '2026-10', kwhByPeriod: ['0', '0', '0', '3097.44', '1997.44', '3215.3'] }],
  stored: { fresh: 691, same: 24, different: 24 },
  conflicts: [
    { at: '2026-10-01T10:00:00.000Z', storedKwh: '0.2', fileKwh: '1234.5' },
    { at: '2026-10-01T11:00:00.000Z', storedKwh: '12.75', fileKwh: '12.7' },
  ],
};

const unknown: ImportPoint = {
  ...known,
  cups: `${cupsOf(405_678)}0F`,
  supplyPoint: null,
  tariff: null,
  missing: 0,
  gaps: [],
  repeated: 0,
  estimated: 0,
  readings: 745,
  conflicts: [],
  months: [{ month: '2026-10', kwhByPeriod: ['8310.18'] }],
  stored: { fresh: 745, same: 0, different: 0 },
};

const shownProblems: readonly ImportProblem[] = [
  {
    severity: 'error',
    code: 'not-a-number',
    line: 12,
    column: 'Consumo_kWh',
    value: 'abc',
    message: 'El consumo no es un número: corrige la línea.',
  },
  {
    severity: 'warning',
    code: 'repeated',
    line: 1204,
    column: null,
    value: null,
    message: 'La hora ya estaba en el fichero con el mismo valor: se cuenta una vez.',
  },
];

export const importCheck: ImportCheck = {
  format: 'cnmc',
  encoding: 'windows-1252',
  rows: 1486,
  rejected: 1,
  isHourBeginning: false,
  points: [known, unknown],
  problems: { fatal: 0, error: 1, warning: 1 },
  problemCounts: [
    { code: 'not-a-number', count: 1 },
    { code: 'repeated', count: 1 },
  ],
};

/** An import of two points: of one something is stored already, and the other is not known. */
export const importToDecide: CurveImport = {
  id: idOf(61),
  fileName: 'curvas-octubre-2026.csv',
  sizeBytes: 36_864,
  sha256: 'a'.repeat(64),
  state: 'checked',
  version: 1,
  progress: null,
  supplyPointId: null,
  answers: {},
  createdBy: { id: idOf(1), name: 'Carmen Ruiz' },
  createdAt: '2026-11-20T09:30:00.000Z',
  finishedAt: null,
  result: null,
  message: null,
  check: importCheck,
};

export const doneImport: CurveImport = {
  ...importToDecide,
  state: 'done',
  finishedAt: '2026-11-20T09:31:00.000Z',
  result: { added: 691, replaced: 24, unchanged: 24, days: 31, supplyPoints: 1 },
};

const shownImports = [
  importToDecide,
  { ...importToDecide, state: 'writing', progress: 0.42, fileName: 'septiembre.zip.csv' },
  { ...doneImport, fileName: 'Curva horaria del obrador, agosto de 2026 (corregida).xlsx' },
  { ...doneImport, state: 'undone', fileName: 'agosto.csv', createdBy: null },
  {
    ...importToDecide,
    state: 'unreadable',
    fileName: 'foto.png',
    check: null,
    message: 'El fichero no es de texto: exporta la curva como CSV y vuelve a subirlo.',
  },
].map(({ check: _check, ...row }, n) => ({ ...row, id: idOf(61 + n) }));

/** Answers all of PDS, with a curve and imports. */
export async function answerCurves(page: Page): Promise<void> {
  await answerSupply(page);
  await answerAll(page, [
    [/\/coverage$/, shownCoverage],
    [/\/curve\?/, shownCurve()],
    [/\/api\/curve-imports\?/, list(shownImports)],
    [/\/api\/curve-imports\/[^/]+$/, importToDecide],
    [/\/problems\?/, list(shownProblems)],
  ]);
}

/** The one import is in another state. */
export const answerImport = (found: CurveImport) => (page: Page) =>
  answerAll(page, [[/\/api\/curve-imports\/[^/]+$/, found]]);
