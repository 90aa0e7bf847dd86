import { useQuery } from '@tanstack/react-query';
import { type ExportColumn, ExportMenu, readAll } from '@vatio/ui/export';
import { number } from '@vatio/ui/format';
import { OnlyErrors } from '@vatio/ui/import';
import { Card, dash, ErrorState } from '@vatio/ui/layout';
import { type Column, DataTable, Pagination, TableSkeleton, useListState } from '@vatio/ui/table';
import { typedOrDash } from '../../common/typedOrDash';
import type { CurveImport, ImportCheck, ImportProblem } from '../curveImport';
import { problemsQuery, readProblems } from '../curveImportApi';
import {
  onlyErrors,
  problemFilters,
  problemTotals,
  severityLabel,
  toProblemQuery,
} from './importProblem';

const columns: readonly Column<Numbered>[] = [
  {
    id: 'severity',
    header: 'Tipo',
    isRowHeader: true,
    cell: ({ severity }) => (
      <span className={`badge ${severity === 'warning' ? 'text-bg-warning' : 'text-bg-danger'}`}>
        {severityLabel(severity)}
      </span>
    ),
  },
  {
    id: 'line',
    header: 'Línea',
    align: 'end',
    cell: ({ line }) => (line === null ? dash : number(line)),
  },
  { id: 'column', header: 'Columna', cell: ({ column }) => typedOrDash(column) },
  {
    id: 'value',
    header: 'Valor',
    cell: ({ value }) =>
      value === null ? dash : <code className="file-value">{value || '(vacío)'}</code>,
  },
  { id: 'message', header: 'Qué pasa', cell: ({ message }) => message },
];

const exportColumns: readonly ExportColumn<ImportProblem>[] = [
  { header: 'Tipo', value: ({ severity }) => severityLabel(severity) },
  { header: 'Línea', value: ({ line }) => line },
  { header: 'Columna', value: ({ column }) => column },
  { header: 'Valor', value: ({ value }) => value },
  { header: 'Qué pasa', value: ({ message }) => message },
];

/** Problems have no id of their own: their place in the list is one. */
interface Numbered extends ImportProblem {
  readonly place: string;
}

export interface ProblemCardProps {
  readonly found: CurveImport;
  readonly check: ImportCheck;
}

/** The problems by line, with their page in the URL; all of them as a file. */
export function ProblemCard({ found: { id, fileName }, check }: ProblemCardProps) {
  const list = useListState({ sort: 'line' }, problemFilters);
  const query = toProblemQuery(list);
  const { listed, all } = problemTotals(check);
  const { error, fatal } = check.problems;
  // Why a file is not readable, or what it asks, the card above has said already.
  const hasMore = listed > fatal;
  // The counts differ from one reading of the file to the next.
  const problems = useQuery({
    ...problemsQuery(id, query, JSON.stringify(check.problemCounts)),
    enabled: hasMore,
  });
  if (!hasMore) return null;
  const isFiltered = query.severity !== undefined;

  return (
    <Card
      title={`Problemas (${number(all)})`}
      isWide
      actions={
        <ExportMenu
          fileName={`problemas-${fileName.replace(/\.[^.]*$/, '')}`}
          columns={exportColumns}
          readRows={readAll((page, signal) => readProblems(id, page, signal), query)}
        />
      }
    >
      {error > 0 && listed > error && (
        <OnlyErrors
          isOn={isFiltered}
          errors={error}
          onChange={(isOn) => list.change({ filters: { problemas: isOn ? onlyErrors : '' } })}
        />
      )}
      {all > listed && (
        <p>
          Se listan los {number(listed)} primeros de {number(all)}.
        </p>
      )}
      {problems.isPending && <TableSkeleton columns={columns.length} rows={Math.min(listed, 5)} />}
      {problems.isLoadingError && (
        <ErrorState error={problems.error} what="los problemas" onRetry={problems.refetch} />
      )}
      {problems.data && (
        <>
          <DataTable
            caption="Problemas"
            columns={columns}
            rows={problems.data.rows.map((row, at) => ({ ...row, place: `${list.page}/${at}` }))}
            rowId={({ place }) => place}
            isRefreshing={problems.isPlaceholderData}
          />
          <div className="mt-3">
            <Pagination
              page={list.page}
              pageSize={list.pageSize}
              total={problems.data.total}
              onPage={(page) => list.change({ page })}
              onPageSize={(pageSize) => list.change({ pageSize })}
            />
          </div>
        </>
      )}
    </Card>
  );
}
