import type { PointImportField } from '@vatio/contracts/company/pointImports';
import type { $ZodIssue } from 'zod/v4/core';
import type { FieldProblems } from './cells';

/** What to write, where a form offers a choice or the contract speaks of the wire. */
const messages: Partial<Readonly<Record<PointImportField, string>>> = {
  territory: 'Escribe Península, Baleares, Canarias, Ceuta o Melilla',
  pointType: 'Escribe un número del 1 al 5',
  powerControl: 'Escribe ICP o Maxímetro',
  tariff: 'Escribe una tarifa como 2.0TD o 3.0TD',
  mode: 'Escribe Precio fijo, Indexado, PVPC u Otra',
  use: 'Escribe Vivienda, General o Industrial',
  includesAtr: 'Escribe Sí o No',
  noticeDays: 'Escribe un número entero de días, de 0 a 365',
};

/** The issues of a contract by cell; the first of a cell counts. */
export function problemsOf(
  issues: readonly $ZodIssue[],
  cellOf: (path: readonly PropertyKey[]) => PointImportField,
): FieldProblems {
  const problems = issues.map(({ path, message }) => {
    const field = cellOf(path);
    return [field, messages[field] ?? message] as const;
  });
  return Object.fromEntries(problems.reverse());
}
