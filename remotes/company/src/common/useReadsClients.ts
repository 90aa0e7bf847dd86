import { useHasRole } from '@vatio/platform';

/** True if the API gives this person the clients: pds_editor gets points only. */
export const useReadsClients = (): boolean => useHasRole('admin', 'writer', 'reader');
