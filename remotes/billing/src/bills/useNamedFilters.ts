import { useQuery } from '@tanstack/react-query';
import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import { isId } from '@vatio/contracts/paths';
import type { FilterFacts, FilterOption } from '@vatio/ui/table';
import { pointOfBill } from './bill';
import {
  billClientsQuery,
  billPointsQuery,
  billSuppliersQuery,
  clientNameQuery,
  pointQuery,
} from './billApi';
import { monthOptions, offered } from './filterOptions';

const { supplier, clientName } = billRowRecord.fields;

/** Only ids are sent, not the end of a truncated link. */
const onlyId = (value = '') => (isId(value) ? value : undefined);

/** The option of the URL's id, and those to choose from. @param name of its record, if no option has it */
function byId(
  id: string,
  options: readonly FilterOption[],
  name: { readonly data: string | undefined; readonly isPending: boolean },
) {
  const unlisted = name.data ?? (name.isPending ? '…' : 'desconocido');
  const label = isId(id) ? unlisted : 'desconocido, no se aplica';
  return { isSteady: true, options: offered(options, id, label), toSent: onlyId } as const;
}

/** The filter by supplier. A list works without the names of its filters, too. @param value of the URL */
export function useSupplierFilter(value: string): FilterFacts {
  const { data = [] } = useQuery(billSuppliersQuery);
  const options = data.map((one) => ({ value: one.supplier, label: one.supplier }));
  return {
    label: supplier.label,
    all: 'Todas',
    isSteady: true,
    sentAs: 'supplier',
    options: offered(options, value),
    toSent: (name) => name?.slice(0, supplier.max),
  };
}

/** The months that bills end in. @param value of the URL */
export const useMonthOptions = (value: string): readonly FilterOption[] =>
  monthOptions(value, useQuery(billSuppliersQuery).data ?? []);

/** The filter by client. @param id of the URL @param listed the clients to choose from */
export function useClientFilter(id: string, listed = billClientsQuery): FilterFacts {
  const { data: clients = [], isPending } = useQuery(listed);
  const isListed = clients.some((client) => client.id === id);
  const name = useQuery({ ...clientNameQuery(id), enabled: isId(id) && !isPending && !isListed });
  const options = clients.map((client) => ({ value: client.id, label: client.name }));
  return { label: clientName.label, sentAs: 'clientId', ...byId(id, options, name) };
}

/** The filter by one of a client's points; without the client, a link to the list sets it. */
export function usePointFilter(clientId: string, id: string): FilterFacts {
  const ofClient = isId(clientId);
  const { data: points = [], isPending } = useQuery({
    ...billPointsQuery(clientId),
    enabled: ofClient,
  });
  const isUnlisted = !(ofClient && isPending) && !points.some((point) => point.id === id);
  const point = useQuery({ ...pointQuery(id), enabled: isId(id) && isUnlisted });
  const name = { data: point.data && pointOfBill(point.data), isPending: point.isPending };
  const options = points.map((one) => ({ value: one.id, label: pointOfBill(one) }));
  return {
    label: 'Punto',
    sentAs: 'supplyPointId',
    ...byId(id, options, name),
    ...(!ofClient && { isChipOnly: true }),
  };
}
