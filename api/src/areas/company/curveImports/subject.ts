import type { DecidedImport } from './repository';

/** An import as the audit calls it: by its point when it has one, by its file when it has several. */
export function subjectOf({ id, fileName, check }: DecidedImport) {
  const known = (check?.points ?? []).filter(({ supplyPoint }) => supplyPoint);
  const [point, ...others] = known;
  if (!point?.supplyPoint || others.length > 0) return { id, name: fileName, email: '' };
  return { id: point.supplyPoint.id, name: point.cups ?? fileName, email: '' };
}
