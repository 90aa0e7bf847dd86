import type { HourDayMatrix } from '@vatio/energy/curve';
import { dayInWords, HeatMap } from '@vatio/ui/charts';
import { monthInBrief, number } from '@vatio/ui/format';
import { useMemo } from 'react';
import { hourNames, hourTicks, shortMonthName } from './curveWords';
import { HourTable } from './HourTable';

/** The energy of each hour of each day by its colour; the table has the mean of each month. */
export function DayHeat({ matrix }: { readonly matrix: HourDayMatrix }) {
  const { dates } = matrix;
  const values = useMemo(
    () => hourNames.map((_, hour) => matrix.kwh.map((day) => day[hour] ?? null)),
    [matrix],
  );
  const columns = useMemo(() => dates.map(dayInWords), [dates]);
  const ticks = dates.flatMap((date, at) =>
    at === 0 || date.endsWith('-01') ? [{ at, label: shortMonthName(date.slice(0, 7)) }] : [],
  );
  const means = useMemo(() => monthlyMeans(matrix), [matrix]);
  return (
    <HeatMap
      title="Energía de cada hora y día"
      unit="kWh"
      columns={columns}
      rows={hourNames}
      values={values}
      columnTicks={ticks}
      rowTicks={hourTicks}
      none="Sin datos"
      table={
        <HourTable
          caption="Media de cada hora por meses, kWh"
          columns={means.map(({ month }) => monthInBrief(month))}
          cell={(hour, column) => inWords(means[column]?.kwh[hour])}
        />
      }
    />
  );
}

const inWords = (kwh: number | null | undefined) =>
  kwh === null || kwh === undefined ? '–' : number(kwh, 2);

interface MonthMeans {
  readonly month: string;
  /** The mean of each hour of the clock; null: no day knows it. */
  readonly kwh: readonly (number | null)[];
}

function monthlyMeans({ dates, kwh }: HourDayMatrix): MonthMeans[] {
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  return months.map((month) => {
    const days = kwh.filter((_, index) => dates[index]?.startsWith(month));
    const means = hourNames.map((_, hour) => {
      const known = days.map((day) => day[hour] ?? null).filter((value) => value !== null);
      return known.length === 0
        ? null
        : known.reduce((sum, value) => sum + value, 0) / known.length;
    });
    return { month, kwh: means };
  });
}
