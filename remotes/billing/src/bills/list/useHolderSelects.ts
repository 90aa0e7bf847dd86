import { useQuery } from '@tanstack/react-query';
import type { BillRow } from '@vatio/contracts/billing/bills';
import { isId } from '@vatio/contracts/paths';
import { pointOfBill } from '../bill';
import { billClientsQuery, billPointsQuery } from '../billApi';
import { clientNameQuery, pointNameQuery } from './filterNamesApi';
import { offered } from './useSupplierSelect';

const unknown = 'desconocido';
/** Of what is no id, as the end of a link that was cut: nothing is asked for with it. */
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
  // Without them the list can still be searched and filtered otherwise.
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
    // Of a point there is a filter without its client, too: its card links to it.
    chips: { punto: { label: 'Punto', options: [{ value: punto, label: pointName }] } },
  } as const;
}
