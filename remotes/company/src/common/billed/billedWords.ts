import type { BillTotals } from '@vatio/contracts/billing/bills';
import { count } from '@vatio/ui/format';

/** Instead of a verdict when the sums fail to load. */
export const unreadBills = 'No se han podido leer sus facturas.';

/** The states of bills about which nothing is said yet, or not all. */
const undecided: readonly string[] = ['pending', 'notVerifiable', 'review'];

/** The verdict on the bills of a client or point, in a sentence. */
export function billedInWords({ bills, claimableEur, states }: BillTotals): string {
  if (bills === 0) return 'Todavía no hay facturas suyas.';
  if (Number(claimableEur) > 0) return 'Se le ha facturado de más.';
  const open = states
    .filter(({ state }) => undecided.includes(state))
    .reduce((sum, { bills: some }) => sum + some, 0);
  if (open === 0) return 'No hay nada que reclamar en sus facturas.';
  return `${count(open, 'factura suya está', 'facturas suyas están')} sin comprobar del todo.`;
}
