import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MenuBadgeAnswer } from '@vatio/contracts/federation/sections';
import type {
  MissingParametersAnswer,
  Parameter,
  ParameterChange,
  ParameterImpact,
  ParameterImpactQuery,
  ParameterListAnswer,
  ParameterQuery,
  ParameterVersion,
  ParameterVersionsAnswer,
} from '@vatio/contracts/user/parameters';
import { http } from '@vatio/platform';
import { readAllPages } from '@vatio/ui/export';
import { auditKey } from '../audit/auditApi';
import { useChange } from '../common/changeApi';

/** The query of the values; for omitted fields the API has defaults. */
export type ParameterFilter = Partial<Omit<ParameterQuery, 'page' | 'pageSize'>>;

export interface ParametersRead {
  readonly rows: readonly Parameter[];
  readonly version: number;
}

export const parameterKey = ['parameters'] as const;

/** The largest page that the API gives: a year has some hundred values. */
const pageSize = 1000;

/** The values that a filter asks for, all of them: they are shown as tables, not as pages. */
export const parametersQuery = (filter: ParameterFilter) =>
  queryOptions({
    queryKey: [...parameterKey, 'list', filter],
    queryFn: ({ signal }) => readParameters(filter, signal),
    placeholderData: keepPreviousData,
  });

async function readParameters(
  filter: ParameterFilter,
  signal: AbortSignal,
): Promise<ParametersRead> {
  let version: number | undefined = filter.version;
  const rows = await readAllPages(
    async (page) => {
      // Another person may make a version between two pages: all pages are read at the version of the first
      // one.
      const params = { ...filter, ...(version && { version }), page, pageSize };
      const { data } = await http.get<ParameterListAnswer>('parameters', { params, signal });
      version = data.version;
      return data;
    },
    { signal },
  );
  return { rows, version: version ?? 0 };
}

/**
 * The number of tasks that parameters have for an administrator: the menu asks the same, under the same
 * key.
 */
export const attentionQuery = queryOptions({
  queryKey: [...parameterKey, 'attention'],
  queryFn: async ({ signal }) =>
    (await http.get<MenuBadgeAnswer>('parameters/attention', { signal })).data,
  staleTime: 5 * 60_000,
});

export const missingParametersQuery = queryOptions({
  queryKey: [...parameterKey, 'missing'],
  queryFn: async ({ signal }) =>
    (await http.get<MissingParametersAnswer>('parameters/missing', { signal })).data,
});

/** A page of the versions of the table, the newest first. */
export const parameterVersionsQuery = (page: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: [...parameterKey, 'versions', page],
    queryFn: async ({ signal }) =>
      (await http.get<ParameterVersionsAnswer>('parameters/versions', { params: page, signal }))
        .data,
    placeholderData: keepPreviousData,
  });

/** Makes the next version. The tables, what is missing and the audit are read again. */
export const useChangeParameters = () =>
  useChange(
    async (change: ParameterChange) =>
      (await http.post<ParameterVersion>('parameters', change)).data,
    parameterKey,
    auditKey,
  );

/** The bills and studies to be worked out anew if values of some days changed. */
export const parameterImpactQuery = (query: ParameterImpactQuery) =>
  queryOptions({
    queryKey: [...parameterKey, 'impact', query],
    queryFn: async ({ signal }) =>
      (await http.get<ParameterImpact>('parameters/impact', { params: query, signal })).data,
  });

/** Makes the table again as it was before its last version. */
export const useUndoVersion = () =>
  useChange(
    async (number: number) =>
      (await http.post<ParameterVersion>(`parameters/versions/${number}/undo`)).data,
    parameterKey,
    auditKey,
  );
