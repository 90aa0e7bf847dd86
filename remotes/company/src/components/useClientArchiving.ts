import { useArchiveClients, useRestoreClients } from '../api/clients';
import { useArchiving } from './useArchiving';

/** Archives clients and brings them back, with «Deshacer». */
export const useClientArchiving = () =>
  useArchiving({
    archive: useArchiveClients(),
    restore: useRestoreClients(),
    nouns: ['cliente', 'clientes'],
  });
