import { useQuery } from '@tanstack/react-query';
import { isId } from '@vatio/contracts/paths';
import { useHasRole } from '@vatio/platform';
import { clientNameQuery, pointQuery } from '../studyApi';
import { pointOfStudy } from '../studyWords';

const unknown = 'desconocido';
/** The label for an invalid id, such as the end of a truncated link: it starts no request. */
const leftOut = 'desconocido, no se aplica';

/**
 * The name of the client that a list is filtered by. It is asked for when there is no row to tell it.
 *
 * @param rows of the list; `undefined` while it loads
 */
export function useClientName(
  id: string,
  rows: readonly { readonly clientName: string }[] | undefined,
): string {
  const readsClients = useHasRole('admin', 'writer', 'reader');
  const name = useQuery({
    ...clientNameQuery(id, readsClients),
    enabled: isId(id) && rows?.length === 0,
  });
  if (!isId(id)) return leftOut;
  return rows?.[0]?.clientName ?? (name.isPending ? '…' : (name.data ?? unknown));
}

/** The same of a supply point. */
export function usePointName(
  id: string,
  rows: readonly { readonly alias: string; readonly cups: string }[] | undefined,
): string {
  const point = useQuery({ ...pointQuery(id), enabled: isId(id) && rows?.length === 0 });
  if (!isId(id)) return leftOut;
  const found = rows?.[0] ?? point.data;
  return found ? pointOfStudy(found) : point.isPending ? '…' : unknown;
}
