import type { IncreaseCost } from '@vatio/energy/optimise';
import { cellName } from '@vatio/ui/export';
import { netSavingEur } from '../../power/change/changeAdvice';
import type { ReportFound } from '../found';
import { formula, head, money, range, SheetRows } from './sheet';

/**
 * The cost of the change to the optimum, its net saving, and when it may be requested; null: there is no
 * change.
 */
export function changeSheet({ change }: ReportFound): SheetRows | null {
  if (!change) return null;
  const { cost, backCost, sentences } = change.advice;
  const { savingEur } = change;
  const sheet = new SheetRows('Cambio de potencias');
  sheet.add(...['Concepto', 'Cálculo', 'Importe, €', 'Norma'].map(head));
  const saving = sheet.add('Ahorro de un año, sin impuestos', '', money(String(savingEur)));
  const paid = cost && addCost(sheet, 'El cambio, con impuestos', cost);
  const net = netSavingEur(savingEur, cost);
  const [before, less] = [cellName(3, saving), paid && cellName(3, paid)];
  sheet.add(
    head('Ahorro neto del primer año'),
    cost?.isAtMost ? 'como poco: no constan derechos vigentes' : '',
    net === null ? money(null) : formula(less ? `${before}-${less}` : before, net, 'total'),
  );
  if (backCost) {
    sheet.add();
    addCost(sheet, 'Volver a subir, con impuestos', backCost);
  }
  sheet.add();
  for (const sentence of sentences) sheet.add(sentence);
  return sheet;
}

/** @returns the row of the whole cost */
function addCost(sheet: SheetRows, title: string, cost: IncreaseCost): number {
  const first = sheet.next;
  for (const { label, calculation, amountEur, parameter } of cost.lines) {
    sheet.add(label, calculation, money(amountEur), parameter.norm);
  }
  for (const { message } of cost.missing) sheet.add(message);
  const { totalEur, totalWithTaxEur } = cost;
  const last = first + cost.lines.length - 1;
  if (totalEur !== null && totalWithTaxEur !== null && cost.lines.length > 0) {
    const untaxed = sheet.add(
      'Sin impuestos',
      '',
      formula(`SUM(${range(3, first, last)})`, totalEur),
    );
    const tax = sheet.add(
      'Impuesto',
      '',
      money(((cents(totalWithTaxEur) - cents(totalEur)) / 100).toFixed(2)),
    );
    const sum = `${cellName(3, untaxed)}+${cellName(3, tax)}`;
    return sheet.add(title, '', formula(sum, totalWithTaxEur), cost.norm);
  }
  return sheet.add(title, '', money(totalWithTaxEur), cost.norm);
}

const cents = (amountEur: string) => Math.round(Number(amountEur) * 100);
