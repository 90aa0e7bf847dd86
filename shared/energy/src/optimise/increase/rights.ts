import type { LocalDate } from '../../calendar/dates';
import { type NotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import type { ConfirmedParameter } from '../../tariff/parameterRows';
import type { ParameterTable } from '../../tariff/parameters';

/** low: up to 1 kV. */
export type Voltage = 'low' | 'high';

export type RightConcept = 'access' | 'extension' | 'connection' | 'verification';

/** Beyond it an extension has its real cost, kW. Source: RD 1048/2013 art. 25 (BOE-A-2013-13767). */
export const mostExtensionKw: Readonly<Record<Voltage, string>> = { low: '100', high: '250' };

export const rightsNorm = 'RD 1048/2013, arts. 24 a 29';

/**
 * The price of a right for an increase of power, without taxes: €/kW for access and extension, € for what
 * the distributor does once. Source: RD 1048/2013 arts. 24 to 29 (BOE-A-2013-13767).
 *
 * @returns the row of that day, or «no verificable»; high voltage has no price for the latter
 */
export function rightPrice(
  table: ParameterTable,
  concept: RightConcept,
  { voltage, on }: { readonly voltage: Voltage; readonly on: LocalDate },
): ConfirmedParameter | NotVerifiable {
  const isPerKw = concept === 'access' || concept === 'extension';
  if (voltage === 'high' && !isPerKw) {
    return notVerifiable.data('el precio del enganche en alta tensión');
  }
  const kind = isPerKw ? 'rightsPerKw' : 'rightsOnce';
  return table.find({ kind, variant: concept + (voltage === 'low' ? 'Low' : 'High') }, on);
}
