import { useQuery } from '@tanstack/react-query';
import { useReadsClients } from '../common/useReadsClients';
import { clientNameQuery } from './clientNameApi';

/** The name of a client; `undefined` until it is known, and for an empty id. */
export function useClientName(id: string): string | undefined {
  const name = useQuery({ ...clientNameQuery(id, useReadsClients()), enabled: id !== '' });
  return name.data ?? undefined;
}
