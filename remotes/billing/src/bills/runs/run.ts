import type { BillState } from '@vatio/contracts/billing/billWords';
import type { Run } from '@vatio/contracts/billing/verifications';
import { count } from '@vatio/ui/format';

/** The API has still to end it. */
export const isOpen = ({ state }: Pick<Run, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

const outcomes: Readonly<Record<BillState, readonly [one: string, many: string]>> = {
  pending: ['sin verificar', 'sin verificar'],
  correct: ['correcta', 'correctas'],
  inFavour: ['a favor del cliente', 'a favor del cliente'],
  review: ['para revisar', 'para revisar'],
  notVerifiable: ['no verificable', 'no verificables'],
  claimable: ['con error reclamable', 'con error reclamable'],
};

/** The result of a run that has ended: «Verificación terminada: 3 correctas, 1 con error reclamable». */
export function endInWords({ state, message, outcomes: found }: Run): string {
  if (state === 'cancelled') return 'Verificación cancelada';
  if (state === 'failed') return message ?? 'La verificación no ha podido terminar.';
  const parts = found
    .filter(({ bills }) => bills > 0)
    .map((one) => count(one.bills, ...outcomes[one.state]));
  return parts.length > 0
    ? `Verificación terminada: ${parts.join(', ')}`
    : 'Verificación terminada: las facturas han cambiado mientras tanto';
}

/** «Verificando 1.200 facturas» */
export const runInWords = ({ bills }: Run): string =>
  `Verificando ${count(bills, 'factura', 'facturas')}`;
