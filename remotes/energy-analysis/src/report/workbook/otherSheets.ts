import type { ReportFound } from '../found';
import { parameterGroups } from '../sections/parameterGroups';
import { formula, head, money, range, SheetRows } from './sheet';

/** The inputs of the calculation. */
export function dataSheet({ calculation }: ReportFound): SheetRows {
  const { readings, powersKw } = calculation.snapshot;
  const sheet = new SheetRows('Datos');
  const periods = (what: string, count: number) =>
    Array.from({ length: count }, (_, index) => head(`P${index + 1}, ${what}`));
  const energies = Math.max(0, ...readings.map(({ energyKwh }) => energyKwh.length));
  const hasReactive = readings.some(({ reactiveKvarh }) => reactiveKvarh !== null);
  sheet.add(
    head('Desde'),
    head('Hasta'),
    ...periods('kWh', energies),
    ...periods('kW máximos', powersKw.length),
    ...(hasReactive ? periods('kVArh', energies) : []),
    head('Estimada'),
  );
  const numbers = (values: readonly (string | null)[] | null, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const value = values?.[index] ?? null;
      return value === null ? null : Number(value);
    });
  const firstRow = sheet.next;
  for (const reading of readings) {
    sheet.add(
      reading.range.firstDay,
      reading.range.lastDay,
      ...numbers(reading.energyKwh, energies),
      ...numbers(reading.maximetersKw, powersKw.length),
      ...(hasReactive ? numbers(reading.reactiveKvarh, energies) : []),
      reading.isEstimated,
    );
  }
  if (readings.length === 0) return sheet;
  const lastRow = sheet.next - 1;
  sheet.add(
    head('Total'),
    '',
    ...Array.from({ length: energies }, (_, index) =>
      formula(
        `SUM(${range(3 + index, firstRow, lastRow)})`,
        readings.reduce((sum, { energyKwh }) => sum + Number(energyKwh[index] ?? 0), 0),
        'total',
      ),
    ),
  );
  return sheet;
}

/** The reactive energy of each month and period. */
export function reactiveSheet({ reactive }: ReportFound): SheetRows | null {
  if (!reactive) return null;
  const sheet = new SheetRows('Reactiva');
  const columns = [
    'Desde',
    'Hasta',
    'Periodo',
    'cos φ',
    'kVArh que pagan',
    'Importe, €',
    'Cálculo',
  ];
  sheet.add(...columns.map(head));
  const { cost } = reactive;
  const firstRow = sheet.next;
  for (const month of cost.months) {
    for (const { period, cosPhi, excessKvarh, amountEur, calculation } of month.periods) {
      sheet.add(
        month.range.firstDay,
        month.range.lastDay,
        `P${period}`,
        cosPhi === null ? null : Number(cosPhi),
        excessKvarh === null ? null : Number(excessKvarh),
        money(amountEur),
        calculation,
      );
    }
  }
  if (cost.amountEur !== null && sheet.next > firstRow) {
    const sum = `SUM(${range(6, firstRow, sheet.next - 1)})`;
    sheet.add(head('Total'), '', '', '', '', formula(sum, cost.amountEur, 'total'));
  }
  return sheet;
}

/** The regulated values behind the amounts. */
export function parameterSheet(found: ReportFound): SheetRows {
  const sheet = new SheetRows('Parámetros');
  sheet.add(...['Parámetro', 'Unidad', 'Periodo', 'Valor', 'Desde', 'Hasta', 'Norma'].map(head));
  for (const { title, unit, from, to, norm, values } of parameterGroups(found)) {
    for (const { period, value } of values) {
      const known = value === null ? 'pendiente' : Number(value);
      sheet.add(title, unit, period === null ? '' : `P${period}`, known, from, to ?? '', norm);
    }
  }
  return sheet;
}
