import { useMemo } from 'react';
import { aligned, monthInShort, number } from '../../format';
import type { Column } from '../../table/column';
import { DataTable } from '../../table/DataTable';
import { type Days, daysBetween, presetAround } from '../days/ranges';
import type { LocalClock } from '../timeRange';
import { type Curve, type PeriodOf, type ReadDay, type Reading, readingsBetween } from './curve';
import { dayInWords, instantInWords, instantsOf, slotInWords } from './instants';
import { readingQuality } from './readingText';
import { qualityInWords, type Sum, sumsByDay, sumsByMonth } from './sums';

export interface CurveTableProps {
  readonly curve: Curve;
  readonly shownDays: readonly ReadDay[];
  readonly days: Days;
  readonly onDays: (days: Days) => void;
  readonly clock: LocalClock;
  readonly periodOf: PeriodOf;
  readonly knowsEstimates: boolean;
}

/** The most days that a person can read slot by slot, and day by day. */
const mostDaysBySlot = 2;
const mostDaysByDay = 92;

/** The curve as a table: by months, by days, or slot by slot, as much as a person can read. */
export function CurveTable(props: CurveTableProps) {
  const { curve, shownDays, days } = props;
  const count = daysBetween(days.from, days.to) + 1;
  const bySums = useMemo(
    () => (count > mostDaysByDay ? sumsByMonth : sumsByDay)(shownDays, curve),
    [shownDays, curve, count],
  );
  if (count <= mostDaysBySlot) return <SlotTable {...props} />;
  return <SumTable {...props} sums={bySums} />;
}

function SumTable({
  sums,
  clock,
  onDays,
  knowsEstimates,
}: CurveTableProps & { readonly sums: readonly Sum[] }) {
  const columns: readonly Column<Sum>[] = [
    {
      id: 'name',
      header: sums[0]?.name.length === 7 ? 'Mes' : 'Día',
      isRowHeader: true,
      cell: ({ name }) => {
        const isMonth = name.length === 7;
        const days = presetAround(isMonth ? 'month' : 'day', isMonth ? `${name}-01` : name);
        return (
          <button
            type="button"
            className="btn btn-link p-0 is-content"
            onClick={() => onDays(days)}
          >
            {isMonth ? monthInShort(name) : dayInWords(name)}
          </button>
        );
      },
    },
    { id: 'kwh', header: 'Energía, kWh', align: 'end', cell: ({ kwh }) => aligned(kwh) },
    {
      id: 'peak',
      header: 'Máxima, kW',
      align: 'end',
      cell: ({ peak }) => (peak ? aligned(peak.kw) : '–'),
    },
    {
      id: 'peakAt',
      header: 'Cuándo',
      cell: ({ peak }) => (peak ? instantInWords(peak.startMs, clock) : '–'),
    },
    ...(sums.some(({ contracted }) => contracted) ? contractedColumns : []),
    { id: 'quality', header: 'Lecturas', cell: (sum) => said(qualityInWords(sum), knowsEstimates) },
  ];
  return (
    <DataTable caption="Curva de carga" columns={columns} rows={sums} rowId={({ name }) => name} />
  );
}

/** What is contracted, and the most that a slot is over it. */
const contractedColumns: readonly Column<Sum>[] = [
  {
    id: 'contracted',
    header: 'Contratada, kW',
    align: 'end',
    cell: ({ contracted: one }) =>
      one ? [...new Set([aligned(one.lowestKw), aligned(one.highestKw)])].join('–') : '–',
  },
  {
    id: 'over',
    header: 'Por encima, kW',
    align: 'end',
    cell: ({ contracted }) => (contracted ? overCell(contracted.overKw, aligned) : '–'),
  },
];

const overCell = (overKw: number, inWords: (kw: number) => string) =>
  overKw > 0 ? <strong>{inWords(overKw)}</strong> : 'No pasa';

function SlotTable({ curve, days, clock, periodOf, knowsEstimates }: CurveTableProps) {
  const { fromMs, toMs } = instantsOf(days, clock);
  const rows = readingsBetween(curve, fromMs, toMs);
  const isOneDay = days.from === days.to;
  const columns: readonly Column<Reading>[] = [
    {
      id: 'time',
      header: 'Hora',
      isRowHeader: true,
      cell: ({ startMs, endMs }) =>
        isOneDay
          ? slotInWords(startMs, endMs, clock)
          : `${instantInWords(startMs, clock).split(',').slice(0, 2)}, ${slotInWords(startMs, endMs, clock)}`,
    },
    { id: 'kw', header: 'Potencia, kW', align: 'end', cell: ({ kw: power }) => known(power) },
    { id: 'kwh', header: 'Energía, kWh', align: 'end', cell: ({ kwh }) => known(kwh) },
    {
      id: 'period',
      header: 'Periodo',
      cell: ({ startMs }) => (periodOf(startMs) === undefined ? '–' : `P${periodOf(startMs)}`),
    },
    ...(curve.contractedKw ? slotContractedColumns : []),
    {
      id: 'quality',
      header: 'Lectura',
      cell: (reading) => said(readingQuality(reading), knowsEstimates),
    },
  ];
  return (
    <DataTable
      caption="Curva de carga"
      columns={columns}
      rows={rows}
      rowId={({ startMs }) => String(startMs)}
    />
  );
}

const slotContractedColumns: readonly Column<Reading>[] = [
  {
    id: 'contracted',
    header: 'Contratada, kW',
    align: 'end',
    cell: ({ contractedKw }) => known(contractedKw),
  },
  {
    id: 'over',
    header: 'Por encima, kW',
    align: 'end',
    cell: ({ kw: power, contractedKw }) =>
      Number.isNaN(power - contractedKw) ? '–' : overCell(power - contractedKw, known),
  },
];

/** No value may be called real unless estimates are known. */
const said = (quality: string, knowsEstimates: boolean) =>
  quality === 'Real' && !knowsEstimates ? 'Con datos' : quality;

const known = (value: number) => (Number.isNaN(value) ? '–' : number(value, 3));
