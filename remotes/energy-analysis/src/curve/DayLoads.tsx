import type { CurveDay } from '@vatio/energy/curve';
import { type ContractedOf, contractedNames, dayInWords, Lines } from '@vatio/ui/charts';
import { monthInBrief, number } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';
import { type DayLoad, dayLoads, type MonthLoad, monthLoads } from './loads';

export interface DayLoadsProps {
  readonly days: readonly CurveDay[];
  readonly contractedOf: ContractedOf;
}

/** The load of the known days for paper: highest and mean power of each day; its table is of months. */
export function DayLoads({ days, contractedOf }: DayLoadsProps) {
  const loads = useMemo(() => dayLoads(days, contractedOf), [days, contractedOf]);
  const months = useMemo(() => monthLoads(loads), [loads]);
  const categories = useMemo(() => loads.map(({ date }) => dayInWords(date)), [loads]);
  const series = useMemo(
    () => [
      { name: 'Máxima del día', values: loads.map(({ highestKw }) => highestKw) },
      { name: 'Media del día', values: loads.map(({ meanKw }) => meanKw) },
    ],
    [loads],
  );
  const limit = useMemo(() => limitOf(loads, months), [loads, months]);
  return (
    <Lines
      title="Curva de carga: potencia máxima y media de cada día"
      quantity="Potencia"
      unit="kW"
      categories={categories}
      series={series}
      limit={limit}
      table={
        <DataTable
          caption="Potencia máxima y media de cada mes, kW"
          columns={columns}
          rows={months}
          rowId={({ month }) => month}
        />
      }
    />
  );
}

/** A step a month, in which the periods do not change: a line, or the lowest and the highest. */
function limitOf(loads: readonly DayLoad[], months: readonly MonthLoad[]) {
  const steps = loads.map(
    ({ date }) => months.find(({ month }) => date.startsWith(month))?.contractedKw,
  );
  const lowest = steps.map((kw) => kw?.[0] ?? null);
  const highest = steps.map((kw) => kw?.[1] ?? null);
  const { name, overName } = contractedNames;
  const isRange = lowest.some((kw, at) => kw !== highest[at]);
  return {
    steps: isRange
      ? [
          { name: `${name}, la menor del mes`, values: lowest },
          { name: 'La mayor del mes', values: highest },
        ]
      : [{ name, values: lowest }],
    overName,
    over: loads.map(({ over }) => over),
  };
}

const inWords = (kw: number | null) => (kw === null ? '–' : number(kw, 2));

const columns: readonly Column<MonthLoad>[] = [
  { id: 'month', header: 'Mes', isRowHeader: true, cell: ({ month }) => monthInBrief(month) },
  { id: 'highest', header: 'Máxima', align: 'end', cell: ({ highestKw }) => inWords(highestKw) },
  { id: 'mean', header: 'Media', align: 'end', cell: ({ meanKw }) => inWords(meanKw) },
  {
    id: 'contracted',
    header: 'Contratada',
    align: 'end',
    cell: ({ contractedKw }) => [...new Set(contractedKw.map(inWords))].join('–'),
  },
  {
    id: 'over',
    header: 'Por encima',
    align: 'end',
    cell: ({ meanKw, over }) => {
      if (meanKw === null) return '–';
      return over ? number(over[1] - over[0], 2) : 'No pasa';
    },
  },
];
