import { useQuery } from '@tanstack/react-query';
import type { BillRow } from '@vatio/contracts/billing/bills';
import { isId } from '@vatio/contracts/paths';
import { pointOfBill } from '../bill';
import { billClientsQuery, billPointsQuery } from '../billApi';
import { clientNameQuery, pointNameQuery } from './filterNamesApi';
import { offered } from './useSupplierSelect';

const unknown = 'desconocido';
/** Labels a value that is no id, such as the end of a truncated link: it is not sent to the API. */
const leftOut = 'desconocido, no se aplica';

/**
 * The name of the client that a list is filtered by. It is asked for when there is no row to tell it.
 *
 * @param rows of the list; `undefined` while it loads
 */
export function useClientName(
  id: string,
  rows: readonly Pick<BillRow, 'clientName'>[] | undefined,
): string {
  const name = useQuery({ ...clientNameQuery(id), enabled: isId(id) && rows?.length === 0 });
  if (!isId(id)) return leftOut;
  return rows?.[0]?.clientName ?? name.data ?? (name.isPending ? '…' : unknown);
}

/** The same of a supply point. */
function usePointName(id: string, rows: readonly BillRow[] | undefined): string {
  const point = useQuery({ ...pointNameQuery(id), enabled: isId(id) && rows?.length === 0 });
  if (!isId(id)) return leftOut;
  const found = rows?.[0] ?? point.data;
  return found ? pointOfBill(found) : point.isPending ? '…' : unknown;
}

/**
 * The filters of a list by whose bills they are: the client, and once there is one, its points.
 *
 * @param rows of the list; `undefined` while it loads
 */
export function useHolderSelects(
  { cliente = '', punto = '' }: { readonly cliente?: string; readonly punto?: string },
  rows: readonly BillRow[] | undefined,
) {
  // The list can still be searched and filtered otherwise without them.
  const { data: clients = [] } = useQuery(billClientsQuery);
  const { data: points = [] } = useQuery({ ...billPointsQuery(cliente), enabled: isId(cliente) });
  const clientName = useClientName(cliente, rows);
  const pointName = usePointName(punto, rows);
  const client = {
    name: 'cliente',
    label: 'Cliente',
    isSteady: true,
    options: offered(
      clients.map(({ id, name }) => ({ value: id, label: name })),
      cliente,
      clientName,
    ),
  } as const;
  const point = {
    name: 'punto',
    label: 'Punto',
    isSteady: true,
    options: offered(
      points.map((one) => ({ value: one.id, label: pointOfBill(one) })),
      punto,
      pointName,
    ),
  } as const;
  return {
    selects: isId(cliente) ? [client, point] : [client],
    // A point can be filtered without its client, too: its card links to that list.
    chips: { punto: { label: 'Punto', options: [{ value: punto, label: pointName }] } },
  } as const;
}
