import { cellName } from '@vatio/ui/export';
import type { ReportFound } from '../found';
import { parameterGroups } from '../sections/parameterGroups';
import { comesTo, formula, head, money, range, SheetRows } from './sheet';

/** What the calculation was made from. */
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

/** The contract and the offers, from the cheapest. */
export function offersSheet({ offers }: ReportFound): SheetRows | null {
  if (!offers) return null;
  const sheet = new SheetRows('Ofertas');
  const columns = ['Oferta', 'Potencia', 'Energía', 'Cuota', 'Sin impuestos', 'IEE', 'Impuesto'];
  sheet.add(...[...columns, 'Total', 'Ahorro'].map(head));
  const currentRow = 2 + offers.rows.findIndex(({ offer }) => offer === null);
  for (const { name, cost } of offers.rows) {
    if (!cost) {
      sheet.add(name);
      continue;
    }
    const row = sheet.next;
    /** A sum only where it is one: a part that is not known leaves the figure alone. */
    const sum = (from: number, parts: readonly (string | null)[], totalEur: string | null) => {
      const known = parts.filter((part) => part !== null);
      if (totalEur === null || known.length < parts.length || !comesTo(known, totalEur)) {
        return money(totalEur);
      }
      return formula(
        `SUM(${cellName(from, row)}:${cellName(from + parts.length - 1, row)})`,
        totalEur,
      );
    };
    const { powerEur, energyEur, feeEur, subtotalEur, electricityTaxEur, taxEur, totalEur } = cost;
    const isByTotal = offers.rankedBy === 'total' && totalEur !== null && cost.savingEur !== null;
    sheet.add(
      name,
      money(powerEur),
      money(energyEur),
      money(feeEur),
      sum(2, [powerEur, energyEur, feeEur], subtotalEur),
      money(electricityTaxEur),
      money(taxEur),
      sum(5, [subtotalEur, electricityTaxEur, taxEur], totalEur),
      isByTotal
        ? formula(`${cellName(8, currentRow)}-${cellName(8, row)}`, cost.savingEur ?? 0)
        : money(cost.savingEur ?? null),
    );
  }
  return sheet;
}

/** The regulated values behind the amounts. */
export function parameterSheet({ inputs, calculation, reactive }: ReportFound): SheetRows {
  const sheet = new SheetRows('Parámetros');
  sheet.add(...['Parámetro', 'Unidad', 'Periodo', 'Valor', 'Desde', 'Hasta', 'Norma'].map(head));
  for (const { title, unit, from, to, norm, values } of parameterGroups(
    inputs,
    calculation.snapshot,
    reactive !== null,
  )) {
    for (const { period, value } of values) {
      const known = value === null ? 'pendiente' : Number(value);
      sheet.add(title, unit, period === null ? '' : `P${period}`, known, from, to ?? '', norm);
    }
  }
  return sheet;
}
