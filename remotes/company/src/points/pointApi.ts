import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PointRowListAnswer } from '@vatio/contracts/company/imports/pointRows';
import type {
  NewSupplyPoint,
  SupplyPoint,
  SupplyPointAttention,
  SupplyPointChange,
  SupplyPointListAnswer,
  SupplyPointQuery,
} from '@vatio/contracts/company/points';
import { http } from '@vatio/platform';
import { pointAddress, supplyPointKey } from '../common/keys';
import { useSupplyChange, useSupplyDecision } from '../common/supplyChangeApi';

/** The query of a list; for omitted fields the API has defaults. */
export type SupplyPointFilter = Partial<SupplyPointQuery>;

export const supplyPointListKey = [...supplyPointKey, 'list'];

/** A page of the list. The one before stays on screen until it is here. */
export const supplyPointListQuery = (filter: SupplyPointFilter) =>
  queryOptions({
    queryKey: [...supplyPointListKey, filter],
    queryFn: ({ signal }) => readSupplyPoints(filter, signal),
    placeholderData: keepPreviousData,
  });

/** @throws HttpError */
export const readSupplyPoints = async (params: object, signal: AbortSignal) =>
  (await http.get<SupplyPointListAnswer>('points', { params, signal })).data;

/** A page of the list as rows that can be imported again. @throws HttpError */
export const readPointRows = async (params: object, signal: AbortSignal) =>
  (await http.get<PointRowListAnswer>('points/rows', { params, signal })).data;

/** Expiries beyond these are only counted. */
export const namedExpiries = 5;

/** The points of a client whose contract ends within 90 days, the first end first. */
export const clientExpiriesQuery = (clientId: string) =>
  supplyPointListQuery({
    clientId,
    state: 'active',
    expiringDays: '90',
    sort: 'expiry',
    pageSize: namedExpiries,
  });

export const attentionQuery = queryOptions({
  queryKey: [...supplyPointKey, 'attention'],
  queryFn: async ({ signal }) =>
    (await http.get<SupplyPointAttention>('points/attention', { signal })).data,
});

export const supplyPointQuery = (id: string) =>
  queryOptions({
    queryKey: [...supplyPointKey, 'one', id],
    queryFn: async ({ signal }) => (await http.get<SupplyPoint>(pointAddress(id), { signal })).data,
  });

export const useCreateSupplyPoint = () =>
  useSupplyChange(
    async (point: NewSupplyPoint) => (await http.post<SupplyPoint>('points', point)).data,
  );

export const useChangeSupplyPoint = (id: string) =>
  useSupplyChange(
    async (change: SupplyPointChange) =>
      (await http.patch<SupplyPoint>(pointAddress(id), change)).data,
  );

export const useDeleteSupplyPoint = () =>
  useSupplyDecision(async ({ id, version }: Pick<SupplyPoint, 'id' | 'version'>) => {
    await http.delete(pointAddress(id), { params: { version } });
  });
