import type { ClientKind } from '@vatio/contracts/company/clients';

/** Who holds the contracts of a client, as taxes see it; undefined: unknown. */
export function holderOf(kind: ClientKind | null | undefined): 'person' | 'company' | undefined {
  if (!kind) return undefined;
  return kind === 'person' || kind === 'selfEmployed' ? 'person' : 'company';
}
