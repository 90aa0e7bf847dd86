import type { ClientKind } from '@vatio/contracts/company/clientRecord';

/** The holder of a client's contracts, as taxes see it; undefined: unknown. */
export function holderOf(kind: ClientKind | null | undefined): 'person' | 'company' | undefined {
  if (!kind) return undefined;
  return kind === 'person' || kind === 'selfEmployed' ? 'person' : 'company';
}
