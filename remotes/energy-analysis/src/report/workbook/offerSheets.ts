import { offerPowersLabels } from '@vatio/contracts/energy-analysis/offerWords';
import type { OfferCost } from '@vatio/energy/bill';
import { cellName, type RichCell } from '@vatio/ui/export';
import { pendingTax } from '../../offers/pendingTax';
import type { ReportFound } from '../found';
import { formula, head, money, SheetRows } from './sheet';

/** The amounts of an offer's lines by concept, as other sheets name them: `'Ofertas, líneas'!D5`. */
type OfferCells = ReadonlyMap<string, readonly string[]>;

const cellsKey = (offer: string, concept: string) => `${offer} ${concept}`;

/** Every line of the contract and of each offer that has a figure; null: there is none. */
export function offerLineSheet({
  offers,
}: ReportFound): { readonly sheet: SheetRows; readonly cells: OfferCells } | null {
  const rows = offers?.rows.filter(({ lines }) => lines.length > 0) ?? [];
  if (rows.length === 0) return null;
  const sheet = new SheetRows('Ofertas, líneas');
  const cells = new Map<string, readonly string[]>();
  const columns = ['Oferta', 'Concepto', 'Cálculo', 'Importe, €', 'Fórmula', 'Norma', 'Parámetros'];
  sheet.add(...columns.map(head));
  for (const { key, name, lines } of rows) {
    for (const { label, concept, calculation, amountEur, norm, parameters, ...line } of lines) {
      const norms = [...new Set(parameters.map((parameter) => parameter.norm))].join('; ');
      const row = sheet.add(name, label, calculation, money(amountEur), line.formula, norm, norms);
      const place = cellsKey(key, concept);
      cells.set(place, [...(cells.get(place) ?? []), sheet.ref(4, row)]);
    }
  }
  return { sheet, cells };
}

/** The parts of an offer's cost, each with the concept of its lines. */
const components = [
  ['powerEur', 'power'],
  ['energyEur', 'energy'],
  ['feeEur', 'service'],
] as const;
const taxes = [
  ['electricityTaxEur', 'electricityTax'],
  ['taxEur', 'tax'],
] as const;

/**
 * The contract and the offers, from the cheapest: components add up their lines, totals their
 * components, and a saving is the difference with the contract.
 */
export function offersSheet(
  { offers }: ReportFound,
  cells: OfferCells = new Map(),
): SheetRows | null {
  if (!offers) return null;
  const sheet = new SheetRows('Ofertas');
  const columns = ['Oferta', 'Potencia', 'Energía', 'Cuota', 'Sin impuestos', 'IEE', 'Impuesto'];
  const isOpen = offers.rows.some(({ ifConditionsHeld }) => ifConditionsHeld !== null);
  const ifHeld = isOpen ? ['Total con el otro valor', 'Pendiente'] : [];
  sheet.add(...[...columns, 'Total', 'Ahorro', ...ifHeld].map(head));
  const currentRow = 2 + offers.rows.findIndex(({ offer }) => offer === null);
  // The saving follows the ranking: before taxes while these are not verifiable.
  const ranked = offers.rankedBy === 'total' ? 8 : 5;
  for (const { key, name, cost, ifConditionsHeld: held } of offers.rows) {
    if (!cost) {
      sheet.add(name);
      continue;
    }
    const row = sheet.next;
    const summed = ([part, concept]: readonly [keyof OfferCost, string]): RichCell => {
      const amountEur = cost[part] as string | null;
      const found = cells.get(cellsKey(key, concept)) ?? [];
      return amountEur === null || found.length === 0
        ? money(amountEur)
        : formula(found.join('+'), amountEur);
    };
    const sum = (from: number, to: number, totalEur: string | null): RichCell =>
      totalEur === null
        ? money(null)
        : formula(`SUM(${cellName(from, row)}:${cellName(to, row)})`, totalEur);
    sheet.add(
      name,
      ...components.map(summed),
      sum(2, 4, cost.subtotalEur),
      ...taxes.map(summed),
      sum(5, 7, cost.totalEur),
      cost.savingEur === null
        ? money(null)
        : formula(`${cellName(ranked, currentRow)}-${cellName(ranked, row)}`, cost.savingEur),
      ...(held ? [money(held.totalEur), pendingTax(held.pendingFrom)] : []),
    );
  }
  sheet.add();
  const { powers, powersKw } = offers;
  sheet.add(head(`Potencias ${offerPowersLabels[powers]}, kW`), ...powersKw.map(Number));
  for (const { name, cautions } of offers.rows) {
    for (const caution of cautions) sheet.add(name, caution);
  }
  return sheet;
}
