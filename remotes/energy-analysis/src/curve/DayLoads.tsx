import type { CurveDay } from '@vatio/energy/curve';
import { dayInWords, Lines } from '@vatio/ui/charts';
import { monthInBrief, number } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';

interface DayLoad {
  readonly date: string;
  /** kW; null: no reading of the day is known. */
  readonly highestKw: number | null;
  readonly meanKw: number | null;
}

interface MonthLoad extends Omit<DayLoad, 'date'> {
  readonly month: string;
}

/** The load of the known days for paper: highest and mean power of each day; its table is of months. */
export function DayLoads({ days }: { readonly days: readonly CurveDay[] }) {
  const loads = useMemo(() => knownOf(days.map(loadOf)), [days]);
  const categories = useMemo(() => loads.map(({ date }) => dayInWords(date)), [loads]);
  const series = useMemo(
    () => [
      { name: 'Máxima del día', values: loads.map(({ highestKw }) => highestKw) },
      { name: 'Media del día', values: loads.map(({ meanKw }) => meanKw) },
    ],
    [loads],
  );
  return (
    <Lines
      title="Curva de carga: potencia máxima y media de cada día"
      unit="kW"
      categories={categories}
      series={series}
      table={
        <DataTable
          caption="Potencia máxima y media de cada mes, kW"
          columns={columns}
          rows={monthsOf(loads)}
          rowId={({ month }) => month}
        />
      }
    />
  );
}

/** The days from the first known to the last known. */
function knownOf(loads: readonly DayLoad[]): readonly DayLoad[] {
  const isKnown = ({ meanKw }: DayLoad) => meanKw !== null;
  return loads.slice(loads.findIndex(isKnown), loads.findLastIndex(isKnown) + 1);
}

function loadOf({ date, kwh, minutes }: CurveDay): DayLoad {
  const known = [...kwh].filter((energy) => !Number.isNaN(energy));
  if (known.length === 0) return { date, highestKw: null, meanKw: null };
  const perHour = 60 / minutes;
  const mean = known.reduce((sum, energy) => sum + energy, 0) / known.length;
  return { date, highestKw: Math.max(...known) * perHour, meanKw: mean * perHour };
}

function monthsOf(loads: readonly DayLoad[]): readonly MonthLoad[] {
  const months = [...new Set(loads.map(({ date }) => date.slice(0, 7)))];
  return months.map((month) => {
    const ofMonth = loads.filter(({ date }) => date.startsWith(month));
    const highest = ofMonth.flatMap(({ highestKw }) => highestKw ?? []);
    const means = ofMonth.flatMap(({ meanKw }) => meanKw ?? []);
    const mean = means.reduce((sum, kw) => sum + kw, 0) / means.length;
    return means.length === 0
      ? { month, highestKw: null, meanKw: null }
      : { month, highestKw: Math.max(...highest), meanKw: mean };
  });
}

const inWords = (kw: number | null) => (kw === null ? '–' : number(kw, 2));

const columns: readonly Column<MonthLoad>[] = [
  { id: 'month', header: 'Mes', isRowHeader: true, cell: ({ month }) => monthInBrief(month) },
  { id: 'highest', header: 'Máxima', align: 'end', cell: ({ highestKw }) => inWords(highestKw) },
  { id: 'mean', header: 'Media', align: 'end', cell: ({ meanKw }) => inWords(meanKw) },
];
