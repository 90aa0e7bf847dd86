import { cycleOf } from '../../bill/cycle';
import { meterLines } from '../../bill/fixed';
import type { BillInput } from '../../bill/input';
import { exact } from '../../exact/decimal';
import { isNotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import type { Group } from '../lines/groups';
import { type Accepted, acceptedAmounts, nothing, unknown } from '../lines/judge';

/** The norm of a line that should not be there. */
export const absentNorm: Partial<Record<Group['concept'], string>> = {
  excess: 'Circular CNMC 3/2020, art. 9.4',
  reactive: 'Circular CNMC 3/2020, art. 9.5',
};

const isSmall = ({ tariff }: BillInput) => tariff === '2.0TD';

function excessOf(input: BillInput, { period }: Group): Accepted {
  if (isSmall(input) && input.powerControl === 'icp') return nothing;
  if (input.powerControl === 'icp') {
    return unknown('el control de la potencia: con seis periodos es un maxímetro, y consta un ICP');
  }
  const of = period === null ? '' : ` de P${period}`;
  return unknown(`la lectura del maxímetro${of}`);
}

function reactiveOf(input: BillInput, { period }: Group): Accepted {
  const reading = period === null ? null : (input.reactiveKvarh?.[period - 1] ?? null);
  if (isSmall(input) || period === 6 || reading !== null) return nothing;
  return unknown(`la lectura de energía reactiva${period === null ? '' : ` de P${period}`}`);
}

/**
 * The rent of a meter that the contract does not say: small meters have those of the table, and a larger
 * one what was agreed. Source: Orden IET/1491/2013.
 */
function meterOf(input: BillInput, table: ParameterTable): Accepted {
  const missing = notVerifiable.data('el alquiler mensual del contador, que el contrato no dice');
  const known = (['singlePhase', 'threePhase'] as const).flatMap((variant) => {
    const row = table.find({ kind: 'meterRental', variant }, input.readings.to);
    if (isNotVerifiable(row)) return [];
    const rented = { ...input, meterEurPerMonth: row.value };
    const [line] = meterLines(rented, table, cycleOf(input.readings));
    const why = variant === 'singlePhase' ? 'de un contador monofásico' : 'de uno trifásico';
    return line?.amountEur ? [{ amount: exact(line.amountEur), why }] : [];
  });
  if (input.pointType !== 5 || known.length === 0)
    return { ...nothing, amounts: [], missing: [missing] };
  return { ...acceptedAmounts(known, missing), low: exact(0), high: null };
}

/** The right amount where the engine computes no line: zero, or unknown. */
export function absent(group: Group, input: BillInput, table: ParameterTable): Accepted {
  if (group.concept === 'excess') return excessOf(input, group);
  if (group.concept === 'reactive') return reactiveOf(input, group);
  return group.concept === 'meter' ? meterOf(input, table) : nothing;
}
