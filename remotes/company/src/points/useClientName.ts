import { useQuery } from '@tanstack/react-query';
import { useReadsClients } from '../common/useReadsClients';
import { clientNameQuery } from './clientNameApi';

/** What a client is called; `undefined` until it is known, and with an empty id. */
export function useClientName(id: string): string | undefined {
  const name = useQuery({ ...clientNameQuery(id, useReadsClients()), enabled: id !== '' });
  return name.data ?? undefined;
}
