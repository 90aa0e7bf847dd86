import type { Peak } from '@vatio/energy/curve';
import { instantInWords, type LocalClock } from '@vatio/ui/charts';
import { kw } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';

export interface PeakTableProps {
  readonly peaks: readonly Peak[];
  readonly clock: LocalClock;
}

/** The highest powers, one a day, and how far each is over what is contracted. */
export function PeakTable({ peaks, clock }: PeakTableProps) {
  const columns = useMemo(() => columnsOf(clock), [clock]);
  return (
    <DataTable
      caption="Los peores picos"
      columns={columns}
      rows={peaks}
      rowId={({ date }) => date}
    />
  );
}

const columnsOf = (clock: LocalClock): readonly Column<Peak>[] => [
  {
    id: 'when',
    header: 'Cuándo',
    isRowHeader: true,
    cell: ({ startMs }) => instantInWords(startMs, clock),
  },
  { id: 'kw', header: 'Potencia', align: 'end', cell: (peak) => kw(peak.kw) },
  { id: 'period', header: 'Periodo', cell: ({ period }) => `P${period}` },
  {
    id: 'contracted',
    header: 'Contratada',
    align: 'end',
    cell: ({ contractedKw }) => kw(contractedKw),
  },
  {
    id: 'over',
    header: 'Por encima',
    align: 'end',
    cell: ({ overKw }) => (overKw > 0 ? <strong>{kw(overKw)}</strong> : 'No pasa'),
  },
];
