import { useQuery } from '@tanstack/react-query';
import type { BillRow } from '@vatio/contracts/billing/bills';
import { pointOfBill } from '../bill';
import { clientNameQuery, pointNameQuery } from './filterNamesApi';

const unknown = 'desconocido';

/**
 * The name of the client that a list is filtered by. It is asked for when there is no row to tell it.
 *
 * @param rows of the list; `undefined` while it loads
 */
export function useClientName(
  id: string,
  rows: readonly Pick<BillRow, 'clientName'>[] | undefined,
): string {
  const name = useQuery({ ...clientNameQuery(id), enabled: id !== '' && rows?.length === 0 });
  return rows?.[0]?.clientName ?? name.data ?? (name.isPending ? '…' : unknown);
}

/** The same of a supply point. */
export function usePointName(id: string, rows: readonly BillRow[] | undefined): string {
  const point = useQuery({ ...pointNameQuery(id), enabled: id !== '' && rows?.length === 0 });
  const found = rows?.[0] ?? point.data;
  return found ? pointOfBill(found) : point.isPending ? '…' : unknown;
}
