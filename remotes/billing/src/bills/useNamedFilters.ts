import { useQuery } from '@tanstack/react-query';
import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import { isId } from '@vatio/contracts/paths';
import type { BillingFilter } from '../common/toolbar';
import { pointOfBill } from './bill';
import {
  billClientsQuery,
  billPointsQuery,
  billSuppliersQuery,
  clientNameQuery,
  pointQuery,
} from './billApi';
import { offered } from './filterOptions';

const { supplier, clientName } = billRowRecord.fields;

/** Only ids are sent, not the end of a truncated link. */
const onlyId = (value = '') => (isId(value) ? value : undefined);

/** The name of a filter's record that no option has. */
const nameOf = (
  id: string,
  { data, isPending }: { data: string | undefined; isPending: boolean },
) => (isId(id) ? (data ?? (isPending ? '…' : 'desconocido')) : 'desconocido, no se aplica');

/** The filter by supplier. A list works without the names of its filters, too. @param value of the URL */
export function useSupplierFilter(value: string): BillingFilter {
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

/** The filter by client. @param id of the URL @param listed the clients to choose from */
export function useClientFilter(id: string, listed = billClientsQuery): BillingFilter {
  const { data: clients = [], isPending } = useQuery(listed);
  const isListed = clients.some((client) => client.id === id);
  const name = useQuery({ ...clientNameQuery(id), enabled: isId(id) && !isPending && !isListed });
  const options = clients.map((client) => ({ value: client.id, label: client.name }));
  return {
    label: clientName.label,
    isSteady: true,
    sentAs: 'clientId',
    options: offered(options, id, nameOf(id, name)),
    toSent: onlyId,
  };
}

/** The filter by one of a client's points; without the client, a link to the list sets it. */
export function usePointFilter(clientId: string, id: string): BillingFilter {
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
    isSteady: true,
    sentAs: 'supplyPointId',
    options: offered(options, id, nameOf(id, name)),
    toSent: onlyId,
    ...(!ofClient && { isChipOnly: true }),
  };
}
