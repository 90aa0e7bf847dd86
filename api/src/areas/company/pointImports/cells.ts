import {
  type PeriodList,
  type PointImport,
  type PointImportField,
  periodCellNames,
  pointImportFields,
} from '@vatio/contracts/company/pointImports';

/** The cells of a row; empty ones are left out. */
export type Cells = Partial<Readonly<Record<PointImportField, string>>>;

/** One message for each wrong field, without full stops. */
export type FieldProblems = Partial<Readonly<Record<PointImportField, string>>>;

export const hasNone = (problems: FieldProblems): boolean => Object.keys(problems).length === 0;

/** The cells of a row by field. @param columns the field of each cell, in order */
export function cellsOf(columns: PointImport['columns'], text: string): Cells {
  const texts = text.split('\t');
  const said = columns.flatMap((field, at) => {
    const value = texts[at]?.trim();
    return value ? [[field, value] as const] : [];
  });
  return Object.fromEntries(said);
}

const fieldsOf = (list: PeriodList) =>
  pointImportFields.filter((field) => field.slice(0, -1) === periodCellNames[list]);

/** The fields of each list of a contract, P1 first. */
export const periodCells: Readonly<Record<PeriodList, readonly PointImportField[]>> = {
  powersKw: fieldsOf('powersKw'),
  energyPricesEurPerKwh: fieldsOf('energyPricesEurPerKwh'),
  powerPricesEurPerKwYear: fieldsOf('powerPricesEurPerKwYear'),
};

/** The field of a problem: `powersKw.2` → `power3`. A problem of a whole list goes to its P1. */
export function fieldAt([name, index = 0]: readonly PropertyKey[]): PointImportField {
  const list = periodCells[name as PeriodList];
  return list?.[Number(index)] ?? (name as PointImportField);
}

/** The six cells of a list; missing ones are empty. */
export const periodValues = (cells: Cells, list: PeriodList): string[] =>
  periodCells[list].map((field) => cells[field] ?? '');

/** Whether a row has a value of any period. */
export const hasPeriods = (cells: Cells, list: PeriodList): boolean =>
  periodCells[list].some((field) => cells[field] !== undefined);
