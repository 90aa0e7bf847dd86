import type { SupplyPointFields } from './points.repository';

/** Problems of fields that depend on each other, by field. */
export function pointProblems({
  rightsKw,
  rightsUntil,
}: SupplyPointFields): Readonly<Record<string, string>> {
  if (rightsKw !== null && rightsUntil === null) {
    return { rightsUntil: 'Escribe también hasta cuándo valen los derechos' };
  }
  if (rightsKw === null && rightsUntil !== null) {
    return { rightsKw: 'Escribe también la potencia de los derechos' };
  }
  return {};
}
