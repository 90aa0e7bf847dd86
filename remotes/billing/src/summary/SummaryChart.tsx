import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import type { SummaryGroup, SummaryRow } from '@vatio/contracts/billing/summaries';
import { StackedBars } from '@vatio/ui/charts';
import { Segments } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo, useState } from 'react';
import { groupName } from './summaryColumns';
import { groupWords } from './summaryFilter';

const { eurPerKwh, totalKwh, claimableEur } = billRowRecord.fields;

const measures = [
  { value: 'euros', label: 'Euros', quantity: 'Facturado', unit: '€' },
  { value: 'price', label: eurPerKwh.label, quantity: eurPerKwh.label, unit: eurPerKwh.unit },
  { value: 'energy', label: totalKwh.label, quantity: totalKwh.label, unit: totalKwh.unit },
] as const;
type Measure = (typeof measures)[number]['value'];

/** A reader could not identify more bars. */
const mostBars = 24;

export interface SummaryChartProps {
  /** The rows of the page on screen. */
  readonly rows: readonly SummaryRow[];
  readonly group: SummaryGroup;
  /** Returns the fact key of a group's amounts. */
  readonly factOf: (row: SummaryRow) => string;
  /** The columns of the table beside it. */
  readonly columns: readonly Column<SummaryRow>[];
}

/** The groups on screen as bars: what is right of the billed euros and what is claimable, price, or energy. */
export function SummaryChart({ rows, group, columns, factOf }: SummaryChartProps) {
  const [measure, setMeasure] = useState<Measure>('euros');
  const shown = useMemo(() => rows.slice(0, mostBars), [rows]);
  const categories = useMemo(() => shown.map((row) => groupName(row, group)), [shown, group]);
  const series = useMemo(() => barsOf(shown, measure), [shown, measure]);
  const { label, quantity, unit } = measures.find(({ value }) => value === measure) ?? measures[0];
  const by = groupWords.find((one) => one.group === group)?.label.toLowerCase();
  return (
    <StackedBars
      title={`${label} por ${by}`}
      quantity={quantity}
      unit={unit}
      categories={categories}
      series={series}
      actions={
        <Segments label="Qué se dibuja" options={measures} value={measure} onChange={setMeasure} />
      }
      table={
        <DataTable
          caption={`${label} por ${by}`}
          columns={columns}
          rows={shown}
          rowId={({ key }) => key}
          factOf={factOf}
        />
      }
    />
  );
}

function barsOf(rows: readonly SummaryRow[], measure: Measure) {
  if (measure === 'price') {
    const values = rows.map((row) => (row.eurPerKwh === null ? null : Number(row.eurPerKwh)));
    return [{ name: 'Precio medio', values }];
  }
  if (measure === 'energy') {
    return [{ name: totalKwh.label, values: rows.map(({ kwh }) => Number(kwh)) }];
  }
  return [
    {
      name: 'Facturado, sin lo reclamable',
      colour: 'right' as const,
      values: rows.map((row) => Number(row.billedEur) - Number(row.claimableEur)),
    },
    {
      name: claimableEur.label,
      colour: 'wrong' as const,
      values: rows.map((row) => Number(row.claimableEur)),
    },
  ];
}
