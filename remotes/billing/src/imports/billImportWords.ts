import type { BillImportUndone } from '@vatio/contracts/billing/billImports';
import { count } from '@vatio/ui/format';

export const billsInWords = (number: number): string => count(number, 'factura', 'facturas');

/** «Hemos quitado 3 facturas. 2 facturas se quedan porque ya se ha trabajado con ellas: A-1 y A-2.» */
export function undoneInWords({ removedBills, keptBills, kept }: BillImportUndone): string {
  const removed = `Hemos quitado ${billsInWords(removedBills)}.`;
  if (keptBills === 0) return removed;
  const stay = count(keptBills, 'factura se queda', 'facturas se quedan');
  const names = kept.map(({ number }) => number);
  const more = keptBills - names.length;
  const all = more > 0 ? [...names, `${more} más`] : names;
  const list = all.join(', ').replace(/, ([^,]*)$/, ' y $1');
  return `${removed} ${stay} porque ya se ha trabajado con ${keptBills === 1 ? 'ella' : 'ellas'}: ${list}.`;
}
