import type { LocalDate } from '../../calendar/dates';
import { exact } from '../../exact/decimal';
import { isNotVerifiable, type NotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import type {
  ConfirmedParameter,
  ParameterKey,
  RegulatedParameter,
} from '../../tariff/parameterRows';
import type { ParameterTable } from '../../tariff/parameters';
import type { Territory } from '../../tariff/tariffs';
import type { BillCaution } from '../bill';
import type { BillInput } from '../input';

/** The facts that decide a tax rate. */
export type TaxPayer = Pick<
  BillInput,
  'territory' | 'use' | 'holder' | 'vulnerability' | 'powersKw'
>;

/** The taxed part: the supply of electricity, the meter and services beside it, or these alone (IPSI). */
export type TaxedPart = 'supply' | 'equipment' | 'services';

export interface IndirectTax {
  readonly name: 'IVA' | 'IGIC' | 'IPSI';
  readonly norm: string;
  /** True where meter and services have a rate of their own. */
  readonly isByPart: boolean;
}

const vat: IndirectTax = { name: 'IVA', norm: 'Ley 37/1992', isByPart: false };
const igic: IndirectTax = { name: 'IGIC', norm: 'Ley 4/2012 de Canarias', isByPart: true };
const ipsi: IndirectTax = { name: 'IPSI', norm: 'Ley 8/1991', isByPart: true };

const taxes: Record<Territory, IndirectTax> = {
  peninsula: vat,
  baleares: vat,
  canarias: igic,
  ceuta: ipsi,
  melilla: ipsi,
};

/** @returns IVA, in the Canaries IGIC, in Ceuta and Melilla IPSI */
export const indirectTaxOf = (territory: Territory): IndirectTax => taxes[territory];

/** The highest contracted power decides. */
function isWithinLimit({ powersKw }: TaxPayer, { powerLimit }: RegulatedParameter): boolean {
  if (!powerLimit) return true;
  return powersKw
    .map(exact)
    .every((power) => (powerLimit.isIncluded ? power.lte(powerLimit.kw) : power.lt(powerLimit.kw)));
}

function vatKey(payer: TaxPayer, on: LocalDate, table: ParameterTable): ParameterKey {
  const reduced: ParameterKey = { kind: 'vat', variant: 'reduced' };
  const row = table.row(reduced, on);
  const isReduced = row && (payer.vulnerability === 'severe' || isWithinLimit(payer, row));
  return isReduced ? reduced : { kind: 'vat', variant: 'general' };
}

/**
 * A power of exactly a limit that the text calls «inferior a»: from 22-03 to 29-04-2026 the reduced
 * VAT, which was then rewritten «sin que ello signifique una modificación de su contenido». Source:
 * RDL 7/2026 (BOE-A-2026-6544) and RDL 10/2026 DF 2ª (BOE-A-2026-9286).
 */
export function vatCautions(payer: TaxPayer, on: LocalDate, table: ParameterTable): BillCaution[] {
  const row = table.row({ kind: 'vat', variant: 'reduced' }, on);
  const { powerLimit: limit } = row ?? {};
  const isVat = indirectTaxOf(payer.territory).name === 'IVA';
  if (!row || !limit || limit.isIncluded || !isVat || payer.vulnerability === 'severe') return [];
  const included = { ...row, powerLimit: { ...limit, isIncluded: true } };
  if (isWithinLimit(payer, row) || !isWithinLimit(payer, included)) return [];
  const message = `Con ${limit.kw} kW justos, la norma de esos días («inferior a ${limit.kw} kW») se aclaró después: no consta si el IVA era el reducido o el general, así que no lo reclames.`;
  return [{ code: 'vatDoubtful', message }];
}

/**
 * Powers that pass the limit of a reduced rate inside the cycle: the last powers decide here, though no
 * text says so.
 *
 * @param sets the powers of the cycle, in order
 */
export function limitCautions(
  payer: TaxPayer,
  sets: readonly TaxPayer['powersKw'][],
  on: LocalDate,
  table: ParameterTable,
): BillCaution[] {
  if (sets.length < 2) return [];
  const rates = sets.map((powersKw) => taxRate(table, { ...payer, powersKw }, 'supply', on));
  const values = new Set(rates.map((rate) => (isNotVerifiable(rate) ? '' : rate.value)));
  if (values.size < 2) return [];
  const { name } = indirectTaxOf(payer.territory);
  const message = `Las potencias cambian dentro del ciclo y con ellas el tipo de ${name}: se ha tomado el de las últimas, y ninguna norma dice cuál cuenta, así que no lo reclames.`;
  return [{ code: 'vatDoubtful', message }];
}

function igicKey(payer: TaxPayer, on: LocalDate, table: ParameterTable): ParameterKey {
  const dwelling: ParameterKey = { kind: 'igic', variant: 'dwelling' };
  if (payer.use !== 'dwelling' || payer.holder === 'company') {
    return { kind: 'igic', variant: 'general' };
  }
  const row = table.row(dwelling, on);
  return !row || isWithinLimit(payer, row) ? dwelling : { kind: 'igic', variant: 'general' };
}

function keyOf(payer: TaxPayer, part: TaxedPart, on: LocalDate, table: ParameterTable) {
  const { name } = indirectTaxOf(payer.territory);
  if (name === 'IVA') return vatKey(payer, on, table);
  if (name === 'IPSI') {
    return { kind: 'ipsi', variant: part === 'supply' ? 'energy' : 'meter' } as const;
  }
  return part === 'supply'
    ? igicKey(payer, on, table)
    : ({ kind: 'igic', variant: 'meter' } as const);
}

/**
 * The rate of the indirect tax on the day on which it accrues, not on the days of consumption. The
 * reduced VAT is for small powers (`powerLimit` of its row) and the severely vulnerable; the IGIC
 * of dwellings for homes of natural persons up to 10 kW. Source: Ley 37/1992 (BOE-A-1992-28740) with
 * the royal decree-laws of the rows; Ley 4/2012 de Canarias arts. 52.r and 54.1.a (BOE-A-2012-9282);
 * Ley 8/1991 (BOE-A-1991-7645).
 *
 * @returns the rate, %, or what is missing or pending
 */
export const taxRate = (
  table: ParameterTable,
  payer: TaxPayer,
  part: TaxedPart,
  on: LocalDate,
): ConfirmedParameter | NotVerifiable =>
  part === 'services'
    ? notVerifiable.data('el tipo de IPSI de los servicios, que fija la ordenanza de la ciudad')
    : table.find(keyOf(payer, part, on, table), on);
