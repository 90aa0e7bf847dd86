import { StackedBars } from '@vatio/ui/charts';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';
import { readingCell } from '../../common/values/energy';
import { quantityFields } from '../quantities';
import type { ConsumptionRow } from './consumption';
import { barsOfMaxima, type Maximum, maximaOf } from './maxima';

export interface MaximaChartProps {
  readonly rows: readonly ConsumptionRow[];
  readonly year: string;
  readonly isLoading: boolean;
}

const { label, unit } = quantityFields.potencia;

/** The highest power of each period and month beside what is contracted for it. */
export function MaximaChart({ rows, year, isLoading }: MaximaChartProps) {
  const maxima = useMemo(
    () => maximaOf(rows, (row) => row.label.replace(` ${year}`, '')),
    [rows, year],
  );
  const bars = useMemo(() => barsOfMaxima(maxima), [maxima]);
  const changes = rows.filter(
    ({ contractedKw, potencia }) => contractedKw === null && potencia.some(Boolean),
  );
  const title = `${label} de ${year} por meses y periodos`;
  return (
    <>
      <StackedBars
        title={`${title}, en ${unit}`}
        quantity={label}
        unit={unit}
        {...bars}
        isLoading={isLoading}
        table={<DataTable caption={title} columns={columns} rows={maxima} rowId={({ id }) => id} />}
      />
      {changes.length > 0 && (
        <p className="small text-muted mt-2 mb-0">
          La potencia contratada cambió dentro de {changes.map((row) => row.label).join(', ')}: sus
          máximos no se comparan con ella.
        </p>
      )}
    </>
  );
}

const inWords = (kw: string | null) => (kw === null ? '–' : readingCell(kw));

const columns: readonly Column<Maximum>[] = [
  { id: 'when', header: 'Mes y periodo', isRowHeader: true, cell: ({ label: name }) => name },
  { id: 'kw', header: `Máxima, ${unit}`, align: 'end', cell: ({ kw }) => inWords(kw) },
  {
    id: 'contracted',
    header: `Contratada, ${unit}`,
    align: 'end',
    cell: ({ contractedKw }) => inWords(contractedKw),
  },
  {
    id: 'over',
    header: `Por encima, ${unit}`,
    align: 'end',
    cell: ({ overKw }) =>
      Number(overKw) > 0 ? <strong>{inWords(overKw)}</strong> : overKw === null ? '–' : 'No pasa',
  },
];
