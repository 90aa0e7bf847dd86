import type { CurveExcesses, ExcessSum } from '@vatio/energy/curve';
import { HeatMap } from '@vatio/ui/charts';
import { monthInBrief, number } from '@vatio/ui/format';
import { PeriodTable } from '@vatio/ui/table';
import { useMemo } from 'react';
import { hourNames, hourTicks, shortMonthName } from './curveWords';
import { HourTable } from './HourTable';

/** The energy above the contracted power, by hour and month. */
export function ExcessHeat({ excesses }: { readonly excesses: CurveExcesses }) {
  const { months, byHour } = excesses;
  const values = useMemo(
    () => byHour.map((sums) => sums.map(({ quarters, kwh }) => (quarters === 0 ? null : kwh))),
    [byHour],
  );
  const names = useMemo(() => months.map(monthInBrief), [months]);
  return (
    <HeatMap
      title="Energía por encima de la potencia contratada, por horas y meses"
      unit="kWh"
      columns={names}
      rows={hourNames}
      values={values}
      columnTicks={months.map((month, at) => ({ at, label: shortMonthName(month) }))}
      rowTicks={hourTicks}
      none="Sin excesos"
      table={
        <HourTable
          caption={`Por horas y meses: ${cellWords}`}
          columns={names}
          cell={(hour, column) => sumInWords(byHour[hour]?.[column])}
        />
      }
    />
  );
}

/** The excesses of each month and period of the power. */
export const ExcessTable = ({ excesses }: { readonly excesses: CurveExcesses }) => (
  <>
    <p className="small text-muted mb-1">Por meses y periodos: {cellWords}</p>
    <PeriodTable
      caption="Excesos por meses y periodos"
      rows={excesses.months.map((month, index) => ({
        label: monthInBrief(month),
        values: (excesses.byPeriod[index] ?? []).map(sumInWords),
      }))}
    />
  </>
);

const cellWords = 'cuartos de hora · kWh por encima · kW de más en el peor';

/** «12 · 3,4 · 1,25» */
function sumInWords(sum: ExcessSum | undefined): string {
  if (!sum || sum.quarters === 0) return '–';
  return [number(sum.quarters), number(sum.kwh, 1), number(sum.highestKw, 2)].join(' · ');
}
