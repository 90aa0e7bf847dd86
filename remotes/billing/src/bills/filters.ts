import { useQuery } from '@tanstack/react-query';
import { isId } from '@vatio/contracts/paths';
import { today } from '@vatio/records/time';
import type { FilterOption } from '@vatio/ui/table';
import type { BillingFilter } from '../common/toolbar';
import { pointOfBill } from './bill';
import {
  billClientsQuery,
  billPointsQuery,
  billSuppliersQuery,
  clientNameQuery,
  pointQuery,
} from './billApi';

/** A URL value that is not among the options is a filter all the same. */
function offered(
  options: readonly FilterOption[],
  value: string,
  label = value,
): readonly FilterOption[] {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return isKnown ? options : [{ value, label }, ...options];
}

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
  const options = data.map(({ supplier }) => ({ value: supplier, label: supplier }));
  return {
    label: 'Comercializadora',
    all: 'Todas',
    isSteady: true,
    sentAs: 'supplier',
    options: offered(options, value),
    toSent: (supplier) => supplier?.slice(0, 120),
  };
}

/** The filter by client. @param id of the URL @param listed the clients to choose from */
export function useClientFilter(id: string, listed = billClientsQuery): BillingFilter {
  const { data: clients = [], isPending } = useQuery(listed);
  const isListed = clients.some((client) => client.id === id);
  const name = useQuery({ ...clientNameQuery(id), enabled: isId(id) && !isPending && !isListed });
  const options = clients.map((client) => ({ value: client.id, label: client.name }));
  return {
    label: 'Cliente',
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

/** The number of months, back from this one, that a client can claim for. */
const offeredMonths = 60;

const monthName = new Intl.DateTimeFormat('es-ES', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** True for a month, `2026-03`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** The months to choose from, the newest first. @param value of the URL */
export function monthOptions(value = ''): readonly FilterOption[] {
  const [year = 0, month = 1] = today().split('-').map(Number);
  const months = Array.from({ length: offeredMonths }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 - index));
    return { value: first.toISOString().slice(0, 7), label: monthName.format(first) };
  });
  return isMonth(value) ? offered(months, value) : months;
}
