import type { SupplyPointFields } from './points.repository';

/** Problems of fields that depend on each other, by field. */
export function pointProblems({
  rightsKw,
  rightsUntil,
}: SupplyPointFields): Readonly<Record<string, string>> {
  if (rightsKw !== null && Number(rightsKw) === 0) {
    return { rightsKw: 'Escribe una potencia mayor que 0, o deja los dos campos vacíos' };
  }
  if (rightsKw !== null && rightsUntil === null) {
    return { rightsUntil: 'Escribe también hasta cuándo valen los derechos' };
  }
  if (rightsKw === null && rightsUntil !== null) {
    return { rightsKw: 'Escribe también la potencia de los derechos' };
  }
  return {};
}
