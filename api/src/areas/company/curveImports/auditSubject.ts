import type { DecidedImport } from './curveImports.repository';

/** The name of an import in the audit: its point, or its file when it has several points. */
export function subjectOf({
  id,
  fileName,
  check,
}: Pick<DecidedImport, 'id' | 'fileName' | 'check'>) {
  const known = (check?.points ?? []).filter(({ supplyPoint }) => supplyPoint);
  const [point, ...others] = known;
  if (!point?.supplyPoint || others.length > 0) return { id, name: fileName };
  return { id: point.supplyPoint.id, name: point.cups ?? fileName };
}
