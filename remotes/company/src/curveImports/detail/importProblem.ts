import type { ListQuery } from '@vatio/ui/table';
import type { ImportCheck, ImportProblem } from '../curveImport';

type Severity = ImportProblem['severity'];

const severityLabels: Readonly<Record<Severity, string>> = {
  fatal: 'No se puede leer',
  error: 'Error',
  warning: 'Aviso',
};

/** «Aviso» */
export const severityLabel = (severity: Severity): string => severityLabels[severity];

/** The filter of the problems, as it is called in the URL. */
export const problemFilters = ['problemas'] as const;
export const onlyErrors = 'errores';

/** The query for the API. */
export const toProblemQuery = ({
  page,
  pageSize,
  filters,
}: Pick<ListQuery<(typeof problemFilters)[number]>, 'page' | 'pageSize' | 'filters'>) => ({
  page,
  pageSize,
  ...(filters.problemas === onlyErrors && { severity: 'error' as const }),
});

/** The number of problems, and of those listed: the API lists the first few of many. */
export function problemTotals({ problems, problemCounts }: ImportCheck) {
  const listed = problems.fatal + problems.error + problems.warning;
  const all = problemCounts.reduce((sum, { count }) => sum + count, 0);
  return { listed, all: Math.max(all, listed) };
}
