import { useQuery } from '@tanstack/react-query';
import { isId } from '@vatio/contracts/paths';
import { useReadsClients } from '../common/useReadsClients';
import { clientNameQuery } from './clientNameApi';

/** The name of a client; `undefined` until it is known, and for what is no id. */
export function useClientName(id: string): string | undefined {
  const name = useQuery({ ...clientNameQuery(id, useReadsClients()), enabled: isId(id) });
  return name.data ?? undefined;
}
