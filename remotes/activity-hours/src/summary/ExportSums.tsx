import { type ExportColumn, ExportMenu } from '@vatio/ui/export';
import type { Period } from './period';

export interface ExportSumsProps<Row> {
  /** The plural name of its lines: «clientes». */
  readonly what: string;
  /** The days that the sums are of. */
  readonly period: Period;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
}

/** Exports a card's sums to a file, from the head of that card. */
export const ExportSums = <Row,>({ what, period, columns, rows }: ExportSumsProps<Row>) => (
  <ExportMenu
    label={`Exportar ${what}`}
    title="Exportar las sumas"
    fileName={`horas-${what}-${period.from}-${period.to}`}
    isDated
    isSmall
    columns={columns}
    readRows={async () => rows}
  />
);
