import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  AuditActionsAnswer,
  AuditEntry,
  AuditListAnswer,
  AuditQuery,
} from '@vatio/contracts/user/audit';
import { http } from '@vatio/platform';

/** The query of a list; for omitted fields the API has defaults. */
export type AuditFilter = Partial<AuditQuery>;

/** Every change of an account reads the audit again. */
export const auditKey = ['audit'] as const;

export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: [...auditKey, filter],
    queryFn: async ({ signal }) =>
      withWords((await http.get<AuditListAnswer>('audit', { params: filter, signal })).data),
    placeholderData: keepPreviousData,
  });

/** An older API, without `changes`, only says which action it was. */
const withWords = ({ rows, total }: AuditListAnswer): AuditListAnswer => ({
  rows: rows.map((entry: AuditEntry & Partial<AuditEntry>) => ({
    ...entry,
    label: entry.label ?? entry.action,
    isAboutAccount: entry.isAboutAccount ?? false,
    changes: entry.changes ?? [],
  })),
  total,
});

/** The kinds of actions that the audit knows, to filter by. */
export const auditActionsQuery = () =>
  queryOptions({
    queryKey: [...auditKey, 'actions'],
    queryFn: async ({ signal }) =>
      (await http.get<AuditActionsAnswer>('audit/actions', { signal })).data.actions,
  });
