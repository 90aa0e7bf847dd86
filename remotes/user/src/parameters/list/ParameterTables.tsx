import { Card } from '@vatio/ui/layout';
import { DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';
import {
  kindHeading,
  kindTitle,
  linesByKind,
  type Parameter,
  type ParameterKind,
  type ParameterLine,
} from '../parameter';
import { parameterColumns } from './parameterColumns';

export interface ParameterTablesProps {
  readonly rows: readonly Parameter[];
  readonly canChange: boolean;
  readonly isRefreshing: boolean;
}

/** A table for each class. */
export function ParameterTables({ rows, ...look }: ParameterTablesProps) {
  const kinds = useMemo(() => linesByKind(rows), [rows]);
  return (
    <div className="card-grid">
      {kinds.map(({ kind, lines }) => (
        <KindTable key={kind} kind={kind} lines={lines} {...look} />
      ))}
    </div>
  );
}

interface KindTableProps extends Omit<ParameterTablesProps, 'rows'> {
  readonly kind: ParameterKind;
  readonly lines: readonly ParameterLine[];
}

function KindTable({ kind, lines, canChange, isRefreshing }: KindTableProps) {
  const columns = useMemo(() => parameterColumns(kind, canChange), [kind, canChange]);
  return (
    <Card title={kindHeading(kind)} isWide>
      <DataTable
        caption={kindTitle(kind)}
        columns={columns}
        rows={lines}
        rowId={({ id }) => id}
        factOf={({ id }) => `parameter:${id}`}
        isRefreshing={isRefreshing}
      />
    </Card>
  );
}
