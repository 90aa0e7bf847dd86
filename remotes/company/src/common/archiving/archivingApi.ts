import { http } from '@vatio/platform';
import { changeEach } from '@vatio/ui/table';
import { useSupplyChange } from '../supplyChangeApi';

/** The archivable records, by their address in the API, and their nouns. */
export const archivables = {
  clients: { one: 'cliente', many: 'clientes', all: 'los clientes' },
  points: { one: 'punto', many: 'puntos', all: 'los puntos de suministro' },
} as const;
export type Archivable = keyof typeof archivables;

export interface Archiving {
  readonly what: 'archive' | 'restore';
  readonly records: readonly Seen[];
}

/** A record as the person saw it; without a version it is decided about as it is. */
export interface Seen {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Archives or restores records: says which were changed. */
export const useChangeArchived = (of: Archivable) =>
  useSupplyChange(({ what, records }: Archiving) =>
    changeEach(records, ({ id, version }) =>
      http.post(`${of}/${encodeURIComponent(id)}/${what}`, { version }),
    ),
  );
