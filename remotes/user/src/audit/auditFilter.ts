import type { AuditQuery } from '@vatio/contracts/user/audit';
import { isDay } from '@vatio/records/day';
import type { ListQuery } from '@vatio/ui/table';

/** The names in the URL: `usuario` is an account's id; days are local, `2026-01-31`. */
export const auditFilters = ['accion', 'desde', 'hasta', 'usuario'] as const;
export type AuditFilterName = (typeof auditFilters)[number];

const isAction = (text: string | undefined) => /^[a-z]+(-[a-z]+)*$/.test(text ?? '');

/** The query for the API. Drops invalid values, because the URL can be typed. */
export function toAuditQuery({
  q,
  page,
  pageSize,
  filters,
}: ListQuery<AuditFilterName>): Partial<AuditQuery> {
  const { accion, desde, hasta, usuario } = filters;
  return {
    page,
    pageSize,
    ...(q && { q }),
    ...(isAction(accion) && { action: accion }),
    ...(isDay(desde) && { from: desde }),
    ...(isDay(hasta) && { to: hasta }),
    ...(usuario && { subjectId: usuario }),
  };
}
