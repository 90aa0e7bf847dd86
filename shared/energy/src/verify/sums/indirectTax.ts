import type { BillLine } from '../../bill/bill';
import { distinct } from '../../bill/cost';
import { cycleOf } from '../../bill/cycle';
import type { BillInput } from '../../bill/input';
import { indirectTaxLines } from '../../bill/taxes/taxLines';
import { indirectTaxOf, limitCautions, vatCautions } from '../../bill/taxes/taxRates';
import { type ExactNumber, exact, sum } from '../../exact/decimal';
import type { NotVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { type Amounts, asLine, servicesOf } from './amounts';
import { openRate } from './electricityTax';

/** A way of billing the indirect tax that would be right. */
export interface IndirectTaxWay {
  readonly input: BillInput;
  readonly table: ParameterTable;
  /** Services have the general IVA beside a reduced one. */
  readonly servicesApart: boolean;
  /** Spanish; empty: the usual one. */
  readonly why: string;
}

/** A holder without power is within the limit of the reduced IVA, and one with the most is not. */
const withinLimit = ['0'];
const overLimit = ['1000000'];

/**
 * @param base of an IVA, instead of the sum of the amounts: the printed one
 * @returns the tax lines of some amounts, in a way
 */
export function indirectTaxesOf(
  way: IndirectTaxWay,
  amounts: Amounts,
  base: ExactNumber | null,
): readonly BillLine[] {
  const { input, table } = way;
  const cycle = cycleOf(input.readings);
  const supply = sum([amounts.consumption, amounts.socialBonus, amounts.electricityTax]);
  const services = servicesOf(amounts);
  const serviceLines = services.eq(0) ? [] : [asLine('service', services)];
  const meterLines = amounts.meter.eq(0) ? [] : [asLine('meter', amounts.meter)];
  if (indirectTaxOf(input.territory).isByPart) {
    const equipment = [...meterLines, ...serviceLines];
    return indirectTaxLines(input, table, { supply: [asLine('energy', supply)], equipment }, cycle);
  }
  const all = base ?? sum([supply, amounts.meter, services]);
  if (!way.servicesApart) {
    return indirectTaxLines(
      input,
      table,
      { supply: [asLine('energy', all)], equipment: [] },
      cycle,
    );
  }
  const general: BillInput = { ...input, vulnerability: 'none', powersKw: overLimit };
  const reduced = { supply: [asLine('energy', all.minus(services))], equipment: [] };
  return [
    ...indirectTaxLines(input, table, reduced, cycle),
    ...indirectTaxLines(general, table, { supply: serviceLines, equipment: [] }, cycle),
  ];
}

export const rateOf = ({ terms }: BillLine): ExactNumber | null =>
  terms[0] ? exact(terms[0].price) : null;

const isReduced = (line: BillLine | undefined): boolean =>
  line?.parameters[0]?.kind === 'vat' && line.parameters[0].variant === 'reduced';

interface Payers {
  readonly input: BillInput;
  /** The powers on the bill's days, in order. */
  readonly powerSets: readonly BillInput['powersKw'][];
}

/** The possible holders where a rate depends on an unknown one; or the possible powers. */
function payersOf({ input, powerSets }: Payers, table: ParameterTable): [BillInput, string][] {
  const own = payersWith(input, table);
  if (limitCautions(input, powerSets, input.accruedOn, table).length === 0) return own;
  const why = 'con las potencias de antes del cambio';
  const others = powerSets.filter((powersKw) => `${powersKw}` !== `${input.powersKw}`);
  const before = distinct(others, String).flatMap((powersKw) =>
    payersWith({ ...input, powersKw }, table),
  );
  return [...own, ...before.map(([payer]): [BillInput, string] => [payer, why])];
}

function payersWith(input: BillInput, table: ParameterTable): [BillInput, string][] {
  if (vatCautions(input, input.accruedOn, table).length > 0) {
    return [
      [input, ''],
      [{ ...input, powersKw: withinLimit }, 'con el IVA reducido, que esos días no está claro'],
    ];
  }
  const isUnknown = input.territory === 'canarias' && input.use === 'dwelling' && !input.holder;
  return isUnknown
    ? [
        [{ ...input, holder: 'person' }, 'si el titular es una persona'],
        [{ ...input, holder: 'company' }, 'si el titular es una empresa'],
      ]
    : [[input, '']];
}

/** Every way that is accepted, and the unsettled rate. */
export function indirectTaxWays(
  payers: Payers,
  table: ParameterTable,
  amounts: Amounts,
): { readonly ways: readonly IndirectTaxWay[]; readonly unsettled: NotVerifiable | null } {
  const usual = payersOf(payers, table).map(
    ([payer, why]): IndirectTaxWay => ({ input: payer, table, servicesApart: false, why }),
  );
  const hasServices = !servicesOf(amounts).eq(0);
  const linesOf = (way: IndirectTaxWay) => indirectTaxesOf(way, amounts, null);
  const unsettled =
    usual
      .flatMap((way) => linesOf(way).map((line) => openRate(line, way.input.accruedOn)))
      .find(Boolean) ?? null;
  const held = { table: table.ifConditionsHeld(), why: 'si se cumplió la condición' };
  const all = unsettled ? [...usual, ...usual.map((way) => ({ ...way, ...held }))] : usual;
  const apart = all
    .filter((way) => hasServices && isReduced(linesOf(way)[0]))
    .map((way) => ({ ...way, servicesApart: true, why: 'con los servicios al tipo general' }));
  return { ways: [...all, ...apart], unsettled };
}
