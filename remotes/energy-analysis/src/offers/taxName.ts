import type { Territory } from '@vatio/contracts/company/supply';

/** The indirect tax of a territory. */
export function taxNameOf(territory: Territory): 'IVA' | 'IGIC' | 'IPSI' {
  if (territory === 'canarias') return 'IGIC';
  return territory === 'ceuta' || territory === 'melilla' ? 'IPSI' : 'IVA';
}
