import type { Decimal, ExactNumber } from '../exact/decimal';
import { spanishNumber } from '../exact/spanish';

/** @returns «1.234,5 kW» */
export const kwText = (value: ExactNumber | Decimal): string => `${spanishNumber(value)} kW`;

/** @returns «P1, P2 y P3» */
export function periodsText(periods: readonly number[]): string {
  const names = periods.map((period) => `P${period}`);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} y ${last}`;
}
