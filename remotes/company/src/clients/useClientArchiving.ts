import { useArchiving } from '../common/archiving/useArchiving';
import { useArchiveClients, useRestoreClients } from './clientApi';

/** Archives clients and brings them back, with «Deshacer». */
export const useClientArchiving = () =>
  useArchiving({
    archive: useArchiveClients(),
    restore: useRestoreClients(),
    nouns: ['cliente', 'clientes'],
  });
