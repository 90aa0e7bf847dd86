import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AuditListAnswer, AuditQuery } from '@vatio/contracts/audit';
import { http } from '@vatio/platform';

/** What a list asks for; what is left out is the API's default. */
export type AuditFilter = Partial<AuditQuery>;

/** Whatever changes an account reads the audit again. */
export const auditKey = ['audit'] as const;

export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: [...auditKey, filter],
    queryFn: async ({ signal }) =>
      (await http.get<AuditListAnswer>('audit', { params: filter, signal })).data,
    placeholderData: keepPreviousData,
  });
