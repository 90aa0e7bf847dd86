import { http } from '@vatio/platform';
import { changeEach } from '@vatio/ui/table';
import { useSupplyChange } from '../supplyChangeApi';

/** What can be archived, by its address in the API, and its nouns. */
export const archivables = {
  clients: { one: 'cliente', many: 'clientes', all: 'los clientes' },
  points: { one: 'punto', many: 'puntos', all: 'los puntos de suministro' },
} as const;
export type Archivable = keyof typeof archivables;

export interface Archiving {
  readonly what: 'archive' | 'restore';
  readonly ids: readonly string[];
}

/** Archives or restores records: says which were changed. */
export const useChangeArchived = (of: Archivable) =>
  useSupplyChange(({ what, ids }: Archiving) =>
    changeEach(ids, (id) => http.post(`${of}/${encodeURIComponent(id)}/${what}`)),
  );
